import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 200;
const log = [
  { time: '6:40', text: 'Low water' },
  { time: '7:15', text: 'Dive 1 starts' },
  { time: '8:05', text: 'Dive 1 ends' },
];

export default function DrawerPersistent() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <Box
      sx={(theme) => ({
        p: 2,
        marginRight: open ? `${width}px` : 0,
        transition: theme.transitions.create('margin'),
      })}
    >
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Log
      </Button>
      <Typography component="h1" variant="h5" sx={{ my: 1 }}>
        Dive 1
      </Typography>
      <Typography>
        Eelgrass on the sand between the pier and the wreck, two pipefish.
      </Typography>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{ paper: { id, sx: { width } } }}
      >
        <List aria-label="Log">
          {log.map(({ time, text }) => (
            <ListItem key={time}>
              <ListItemText primary={text} secondary={time} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
