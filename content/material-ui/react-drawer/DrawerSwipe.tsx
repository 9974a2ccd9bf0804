import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const edge = 48;
const tides = ['0:12, 3.1 m', '6:40, 0.4 m', '12:51, 3.3 m', '19:02, 0.5 m'];

export default function DrawerSwipe() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2, pt: 8 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Today’s tides
      </Button>
      <SwipeableDrawer
        anchor="top"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={edge}
        disableSwipeToOpen={false}
        slotProps={{
          // Keeps the page from scrolling during a swipe.
          swipeArea: { sx: { touchAction: 'none' } },
          paper: {
            role: 'dialog',
            'aria-label': 'Today’s tides',
            sx: { height: 240, overflow: 'visible' },
          },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            bottom: -edge,
            insetInline: 0,
            boxSizing: 'border-box',
            height: edge,
            p: 1.5,
            visibility: 'visible',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          Next tide: 6:40
        </Box>
        <List dense sx={{ overflow: 'auto' }}>
          {tides.map((tide) => (
            <ListItem key={tide}>
              <ListItemText primary={tide} />
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
