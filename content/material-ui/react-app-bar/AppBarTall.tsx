import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarTall() {
  return (
    <AppBar position="static" color="default">
      <Toolbar sx={{ height: 128, alignItems: 'end', py: 1 }}>
        <Typography variant="h5" component="div">
          Heron, 12 m, six berths
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
