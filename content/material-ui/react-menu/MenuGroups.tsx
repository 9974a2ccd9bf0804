import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const groups = [
  { name: 'Print', sizes: ['A4, 300 dpi', 'A5, 600 dpi'] },
  { name: 'Screen', sizes: ['Wide, 1920px', 'Scroll, 800px'] },
];

export default function MenuGroups() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        Export
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {groups.flatMap(({ name, sizes }) => [
          <ListSubheader key={name} disableSticky role="presentation">
            {name}
          </ListSubheader>,
          ...sizes.map((size) => (
            <MenuItem key={size} onClick={close}>
              {size}
            </MenuItem>
          )),
        ])}
      </Menu>
    </Stack>
  );
}
