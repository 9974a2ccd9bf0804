import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupExposure() {
  const [seconds, setSeconds] = useState(8);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Exposure">
        <Button onClick={() => setSeconds(Math.max(1, seconds - 1))}>
          Darker
        </Button>
        <Button onClick={() => setSeconds(8)}>Reset</Button>
        <Button onClick={() => setSeconds(seconds + 1)}>Brighter</Button>
      </ButtonGroup>
      <Typography role="status">Enlarger: {seconds} s</Typography>
    </Stack>
  );
}
