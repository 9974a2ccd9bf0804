import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const pens = ['Fine nib', 'Broad nib', 'Dry brush', 'Wet brush'];

export default function MenuPen() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pen, setPen] = useState('Dry brush');
  const close = () => setAnchor(null);

  return (
    <Stack direction="row">
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Pen: {pen}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {pens.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === pen}
            selected={name === pen}
            onClick={() => {
              setPen(name);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
