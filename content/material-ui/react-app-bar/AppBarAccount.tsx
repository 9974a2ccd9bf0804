import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import PersonIcon from '@mui/icons-material/Person';

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
          color="inherit"
          aria-label="Account of Ines Weir"
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PersonIcon />
        </IconButton>
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
          <MenuItem onClick={close}>Crew and license</MenuItem>
          <MenuItem onClick={close}>Deposit</MenuItem>
          <MenuItem onClick={close}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
