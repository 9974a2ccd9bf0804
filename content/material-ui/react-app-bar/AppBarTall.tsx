import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function AppBarTall() {
  return (
    <AppBar position="static" color="default">
      <Toolbar sx={{ height: 128, alignItems: 'flex-start', py: 1 }}>
        <IconButton
          href="#tall-bar"
          edge="start"
          color="inherit"
          aria-label="Back to the boats"
        >
          <ArrowBackIcon sx={{ '[dir=rtl] &': { rotate: '180deg' } }} />
        </IconButton>
        <Typography
          variant="h5"
          component="div"
          sx={{ alignSelf: 'flex-end', ml: 1 }}
        >
          Heron, 12 m, six berths
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
