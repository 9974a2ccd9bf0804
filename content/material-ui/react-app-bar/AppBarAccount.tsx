import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarAccount() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static" color="default">
      <Toolbar>
        <Typography component="div" sx={{ flexGrow: 1 }}>
          My trips
        </Typography>
        <IconButton
          edge="end"
          aria-label="Account of Ines Weir"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'primary.main' }} />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { id, 'aria-label': 'Account' } }}
        >
          <MenuItem onClick={close}>Crew and license</MenuItem>
          <MenuItem onClick={close}>Deposit</MenuItem>
          <MenuItem onClick={close}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
