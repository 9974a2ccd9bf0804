import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressFilm() {
  const id = useId();
  const [seen, setSeen] = useState(20);
  const loaded = Math.min(100, 30 + seen);

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography id={id} gutterBottom>
        Film: braid a loaf
      </Typography>
      <LinearProgress
        variant="buffer"
        value={seen}
        valueBuffer={loaded}
        aria-labelledby={id}
        aria-valuetext={`${seen}% seen, ${loaded}% loaded`}
      />
      <Button onClick={() => setSeen((seen + 10) % 110)} sx={{ mt: 1 }}>
        Skip ahead 10%
      </Button>
    </Box>
  );
}
