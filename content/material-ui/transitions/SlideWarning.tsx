import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideWarning() {
  const [station, setStation] = useState<HTMLElement | null>(null);
  const [warned, setWarned] = useState(false);

  return (
    <Paper
      ref={setStation}
      variant="outlined"
      sx={{ maxWidth: 320, overflow: 'hidden' }}
    >
      <Box sx={{ p: 2 }}>
        <Button onClick={() => setWarned(!warned)}>
          {warned ? 'Dismiss the warning' : 'Report a gust'}
        </Button>
      </Box>
      <Box sx={{ minHeight: 48 }}>
        <Slide
          in={warned}
          direction="up"
          container={station}
          mountOnEnter
          unmountOnExit
        >
          <Alert severity="warning">Gust of 21 m/s</Alert>
        </Slide>
      </Box>
    </Paper>
  );
}
