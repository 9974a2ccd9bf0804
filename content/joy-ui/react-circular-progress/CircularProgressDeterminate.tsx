import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressDeterminate() {
  const [value, setValue] = useState(0);
  const [paused, setPaused] = useState(true);
  const done = value === 100;
  const printing = !paused && !done;

  useEffect(() => {
    if (!printing) return undefined;
    const timer = setInterval(() => setValue((current) => current + 5), 300);
    return () => clearInterval(timer);
  }, [printing]);

  const toggle = () => {
    if (done) setValue(0);
    setPaused(printing);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        size="lg"
        value={value}
        aria-label="Printing the gear"
        aria-valuenow={value}
      >
        {value}%
      </CircularProgress>
      <Button variant="outlined" onClick={toggle}>
        {printing ? 'Pause' : 'Print the gear'}
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {done ? 'The gear is ready.' : ''}
      </Typography>
    </Stack>
  );
}
