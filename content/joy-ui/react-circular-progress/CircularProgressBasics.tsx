import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressBasics() {
  const [slicing, setSlicing] = useState(false);

  useEffect(() => {
    if (!slicing) return undefined;
    const timer = setTimeout(() => setSlicing(false), 4000);
    return () => clearTimeout(timer);
  }, [slicing]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack sx={{ height: 40, justifyContent: 'center' }}>
        {slicing && <CircularProgress aria-label="Slicing the model" />}
      </Stack>
      <Button variant="outlined" onClick={() => setSlicing(true)}>
        Slice the model
      </Button>
      <Typography role="status" level="body-sm">
        {slicing ? 'Slicing the model' : 'The model has 412 layers.'}
      </Typography>
    </Stack>
  );
}
