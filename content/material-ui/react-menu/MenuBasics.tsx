import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = ['Duplicate', 'Mirror', 'Move to chapter 2'];

export default function MenuBasics() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState('');
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        id={`${id}-button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Page 12
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{
          list: { id: `${id}-menu`, 'aria-labelledby': `${id}-button` },
        }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setLast(action);
              close();
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{last && `Done: ${last}`}</Typography>
    </Stack>
  );
}
