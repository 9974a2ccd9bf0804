import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import FireTruckIcon from '@mui/icons-material/FireTruck';
import HeadsetMicIcon from '@mui/icons-material/HeadsetMic';

export default function ListBasics() {
  return (
    <List aria-label="On duty until 6 p.m.">
      <ListItem>
        <ListItemIcon>
          <FireTruckIcon />
        </ListItemIcon>
        <ListItemText primary="Ida Brandt" secondary="Drives Engine 1" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <HeadsetMicIcon />
        </ListItemIcon>
        <ListItemText primary="Tomo Achterberg" secondary="Answers calls" />
      </ListItem>
    </List>
  );
}
