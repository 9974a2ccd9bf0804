import { useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressCustomization() {
  const [filled, setFilled] = useState(40);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <LinearProgress
        determinate
        color="neutral"
        value={filled}
        aria-label="Filled jars"
        sx={{
          '--LinearProgress-thickness': '20px',
          '--LinearProgress-progressThickness': '12px',
          '--LinearProgress-radius': '6px',
          color: 'success.plainColor',
          '&::before': { transition: 'inline-size 0.4s' },
        }}
      />
      <Button
        variant="outlined"
        onClick={() => setFilled(filled < 100 ? filled + 20 : 0)}
      >
        {filled < 100 ? 'Fill more jars' : 'Start again'}
      </Button>
    </Stack>
  );
}
