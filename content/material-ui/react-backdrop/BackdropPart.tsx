import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import PauseIcon from '@mui/icons-material/Pause';

const queue = ['Desk 1: four people', 'Desk 2: nobody', 'Desk 3: nine people'];

export default function BackdropPart() {
  const [paused, setPaused] = useState(true);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ position: 'relative' }}>
        <List inert={paused} aria-label="Queues">
          {queue.map((desk) => (
            <ListItem key={desk}>{desk}</ListItem>
          ))}
        </List>
        <Backdrop
          open={paused}
          sx={{ position: 'absolute', borderRadius: 1, color: 'common.white' }}
        >
          <PauseIcon fontSize="large" />
        </Backdrop>
      </Box>
      <Button aria-pressed={paused} onClick={() => setPaused(!paused)}>
        Pause the queues
      </Button>
    </Box>
  );
}
