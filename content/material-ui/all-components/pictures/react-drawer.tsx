import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function Picture() {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', width: 180, height: 112, overflow: 'hidden' }}
    >
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { position: 'static', height: 112 } } }}
      >
        <List dense>
          <ListItemText sx={{ px: 2 }} primary="Beds" />
          <ListItemText sx={{ px: 2 }} primary="Tools" />
        </List>
      </Drawer>
    </Paper>
  );
}
