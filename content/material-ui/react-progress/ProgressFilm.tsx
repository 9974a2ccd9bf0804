import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressFilm() {
  const id = useId();
  const [seen, setSeen] = useState(20);
  const loaded = Math.min(100, 30 + seen);
  const text = `${seen}% seen, ${loaded}% loaded`;

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
        aria-valuetext={text}
        sx={{ mb: 1 }}
      />
      <Typography variant="body2">{text}</Typography>
      <Button onClick={() => setSeen((seen + 10) % 110)} sx={{ mt: 1 }}>
        {seen === 100 ? 'Start over' : 'Skip ahead 10%'}
      </Button>
    </Box>
  );
}
