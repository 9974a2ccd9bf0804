import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCountUp() {
  const [value, setValue] = useState(0);
  const [started, setStarted] = useState(false);
  const done = value === 100;
  const uploading = started && !done;

  useEffect(() => {
    if (!uploading) return undefined;
    const timer = setInterval(() => setValue((current) => current + 4), 200);
    return () => clearInterval(timer);
  }, [uploading]);

  const toggle = () => {
    if (done) setValue(0);
    setStarted(!uploading);
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggle}>
        {uploading ? 'Pause' : 'Upload the photos'}
      </Button>
      <LinearProgress
        determinate
        value={value}
        aria-label="Uploading the photos of hive 2"
        sx={{ width: '100%' }}
      />
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {done ? 'All photos are uploaded.' : ''}
      </Typography>
    </Stack>
  );
}
