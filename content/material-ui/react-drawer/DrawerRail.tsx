import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import ScienceIcon from '@mui/icons-material/Science';
import WavesIcon from '@mui/icons-material/Waves';

const pages = [
  { name: 'Tides', icon: <WavesIcon /> },
  { name: 'Samples', icon: <ScienceIcon /> },
];

export default function DrawerRail() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Tides');

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={(theme) => ({
          '&, & .MuiDrawer-paper': {
            width: open ? 180 : 56,
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
          },
        })}
      >
        <List component="nav" aria-label="Station" sx={{ width: 180 }}>
          <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
            <ListItemIcon>
              <MenuIcon />
            </ListItemIcon>
            <ListItemText primary="Labels" />
          </ListItemButton>
          {pages.map(({ name, icon }) => (
            <ListItemButton
              key={name}
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => setCurrent(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Typography component="h1" variant="h5" sx={{ p: 2 }}>
        {current}
      </Typography>
    </Box>
  );
}
