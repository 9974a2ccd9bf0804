import { useState } from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FireTruckIcon from '@mui/icons-material/FireTruck';

const lockers = ['Left: hoses', 'Right: cutter and jacks', 'Roof: ladder'];

export default function ListLockers() {
  const [open, setOpen] = useState(false);

  return (
    <List aria-label="Equipment">
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemIcon>
            <FireTruckIcon />
          </ListItemIcon>
          <ListItemText primary="Engine 1" />
          <ExpandMoreIcon sx={{ rotate: open ? '180deg' : 'none' }} />
        </ListItemButton>
        <Collapse in={open} unmountOnExit>
          <List dense disablePadding aria-label="Lockers of Engine 1">
            {lockers.map((locker) => (
              <ListItem key={locker}>
                <ListItemText inset primary={locker} />
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}
