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
        {finger ? 'A large button for fingers. ' : 'A button for the mouse. '}
        {dark ? 'Your system is dark, ' : 'Your system is light, '}
        {calm ? 'and asks for less motion.' : 'and welcomes motion.'}
      </Typography>
    </Stack>
  );
}
