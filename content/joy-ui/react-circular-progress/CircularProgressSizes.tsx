import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSizes() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <CircularProgress size="sm" aria-label="Loading printers" />
      <CircularProgress size="md" aria-label="Loading models" />
      <CircularProgress size="lg" aria-label="Loading materials" />
      <CircularProgress
        size="lg"
        thickness={3}
        aria-label="Loading time slots"
      />
    </Stack>
  );
}
