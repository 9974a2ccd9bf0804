import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressBasics() {
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    if (!searching) return undefined;
    const timer = setTimeout(() => setSearching(false), 5000);
    return () => clearTimeout(timer);
  }, [searching]);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSearching(true)}>
        Search for sensors
      </Button>
      <Stack sx={{ width: '100%', height: 6 }}>
        {searching && <LinearProgress aria-label="Searching for sensors" />}
      </Stack>
      <Typography role="status" level="body-sm">
        {searching ? 'Searching for sensors' : 'Four sensors are connected.'}
      </Typography>
    </Stack>
  );
}
