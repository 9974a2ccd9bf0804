import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipExposure() {
  const [running, setRunning] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Tooltip describeChild title="Takes 12 minutes, and locks the dome">
        <Button variant="contained" onClick={() => setRunning(!running)}>
          {running ? 'Stop exposure' : 'Start exposure'}
        </Button>
      </Tooltip>
      <Typography role="status" variant="body2">
        {running ? 'The shutter is open' : 'The shutter is closed'}
      </Typography>
    </Stack>
  );
}
