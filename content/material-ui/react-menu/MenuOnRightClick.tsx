import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const inks = { Blue: 'primary', Green: 'success' } as const;

export default function MenuOnRightClick() {
  const [point, setPoint] = useState<{ left: number; top: number }>();
  const [open, setOpen] = useState(false);
  const [ink, setInk] = useState<ButtonProps['color']>('primary');
  const openAt = (left: number, top: number) => {
    setPoint({ left, top });
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="contained"
        color={ink}
        fullWidth
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          const { left, top, width } = currentTarget.getBoundingClientRect();
          openAt(left + width / 2, top);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          openAt(event.clientX, event.clientY);
        }}
        sx={{ height: 160 }}
      >
        Panel 3 fill
      </Button>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        onContextMenu={(event) => event.preventDefault()}
        slotProps={{ list: { 'aria-label': 'Panel 3 fill' } }}
      >
        {Object.entries(inks).map(([name, color]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setInk(color);
              setOpen(false);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
