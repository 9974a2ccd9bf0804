import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressCustomization() {
  const [layers, setLayers] = useState(60);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={layers}
        color="success"
        aria-label="Printed layers"
        sx={{
          '--CircularProgress-size': '112px',
          '--CircularProgress-trackThickness': '4px',
          '--CircularProgress-progressThickness': '14px',
          '--CircularProgress-linecap': 'butt',
          '& .MuiCircularProgress-progress': {
            transition: 'stroke-dashoffset 0.4s',
          },
        }}
      >
        {layers}%
      </CircularProgress>
      <Button
        variant="outlined"
        onClick={() => setLayers(layers < 100 ? layers + 20 : 20)}
      >
        Print more layers
      </Button>
    </Stack>
  );
}
