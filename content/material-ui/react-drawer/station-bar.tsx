import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

type Props = { expanded: boolean; onMenuClick: () => void };

/** App bar above the permanent drawer, with a menu button on phones. */
export function StationBar({ expanded, onMenuClick }: Props) {
  return (
    <AppBar sx={(theme) => ({ zIndex: { sm: theme.zIndex.drawer + 1 } })}>
      <Toolbar>
        <IconButton
          edge="start"
          color="inherit"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={expanded}
          onClick={onMenuClick}
          sx={{ display: { sm: 'none' }, mr: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div">
          Station 12
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
