import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function UseMediaQueryDevice() {
  const touch = useMediaQuery('(pointer: coarse)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" size={touch ? 'large' : 'medium'}>
        Listen live
      </Button>
      <Typography>
        The button is {touch ? 'large for touch. ' : 'medium for a mouse. '}
        {dark
          ? 'Your system is in dark mode, '
          : 'Your system is in light mode, '}
        {reducedMotion
          ? 'and you prefer reduced motion.'
          : 'and motion is allowed.'}
      </Typography>
    </Stack>
  );
}
