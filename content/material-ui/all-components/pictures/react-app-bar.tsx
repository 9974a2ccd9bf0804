import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function Picture() {
  return (
    <AppBar position="static" sx={{ width: 200 }}>
      <Toolbar variant="dense">
        <MenuIcon fontSize="small" sx={{ mr: 2 }} />
        <Typography>Garden</Typography>
      </Toolbar>
    </AppBar>
  );
}
