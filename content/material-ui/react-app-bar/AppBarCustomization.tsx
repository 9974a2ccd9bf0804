import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarCustomization() {
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: '2px solid', borderColor: 'primary.main' }}
    >
      <Toolbar variant="dense" disableGutters>
        <Typography component="div" sx={{ flexGrow: 1 }}>
          Skipper’s handbook
        </Typography>
        <Button href="#customization">Contents</Button>
      </Toolbar>
    </AppBar>
  );
}
