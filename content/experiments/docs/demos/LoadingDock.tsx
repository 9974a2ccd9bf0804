import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const deliveries = Array.from({ length: 8 }, (_, index) => ({
  gate: `Gate ${index + 1}`,
  text: `${20 + ((index * 7) % 30)} pallets, due ${8 + index}:15`,
}));

interface LoadingDockProps {
  /** The window to watch, for a page that shows the dock in a frame. */
  window?: () => Window;
}

export default function LoadingDock({ window }: LoadingDockProps) {
  const [open, setOpen] = useState(false);
  const isScrolled = useScrollTrigger({
    target: window?.(),
    disableHysteresis: true,
    threshold: 0,
  });
  return (
    <>
      <AppBar position="sticky" elevation={isScrolled ? 8 : 0}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h6" component="h1">
            Loading dock
          </Typography>
          <Button color="inherit" onClick={() => setOpen(true)}>
            Staff
          </Button>
        </Toolbar>
      </AppBar>
      <List aria-label="Deliveries today">
        {deliveries.map(({ gate, text }) => (
          <ListItem key={gate} divider>
            <ListItemText primary={gate} secondary={text} />
          </ListItem>
        ))}
      </List>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Staff on duty' } }}
      >
        <List sx={{ width: 220 }}>
          <ListItem>
            <ListItemText primary="Ada Nilsen" secondary="Gates 1 to 4" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Tom Baker" secondary="Gates 5 to 8" />
          </ListItem>
        </List>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </>
  );
}
