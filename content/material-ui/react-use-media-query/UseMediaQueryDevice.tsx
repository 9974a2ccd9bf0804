import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function UseMediaQueryDevice() {
  const finger = useMediaQuery('(pointer: coarse)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" size={finger ? 'large' : 'medium'}>
        Listen live
      </Button>
      <Typography>
        {finger ? 'The button is large for touch. ' : 'You use a mouse. '}
        {dark
          ? 'Your system is in dark mode, '
          : 'Your system is in light mode, '}
        {calm ? 'and you prefer less motion.' : 'and motion is allowed.'}
      </Typography>
    </Stack>
  );
}
