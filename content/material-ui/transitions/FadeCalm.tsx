import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FadeCalm() {
  const [shown, setShown] = useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {calm
          ? 'Your system prefers less motion.'
          : 'Your system allows motion.'}
      </Typography>
      <Button
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Last night
      </Button>
      <Fade in={shown} timeout={calm ? 0 : 1000}>
        <Typography>Lowest: -2 °C at 5 a.m.</Typography>
      </Fade>
    </Stack>
  );
}
