import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 160;
const buoys = ['Buoy 1', 'Buoy 2', 'Buoy 3'];

export default function DrawerUnderBar() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        position="fixed"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar>
          <Typography component="h1" variant="h6">
            Buoys
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <Toolbar />
        <List aria-label="Buoys">
          {buoys.map((buoy) => (
            <ListItem key={buoy}>
              <ListItemText primary={buoy} />
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Toolbar />
        <Typography>All three buoys sent their data at 6 a.m.</Typography>
      </Box>
    </Box>
  );
}
