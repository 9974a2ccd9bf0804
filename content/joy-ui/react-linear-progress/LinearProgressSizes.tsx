import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={3}>
      <LinearProgress size="sm" aria-label="Loading hives" />
      <LinearProgress size="md" aria-label="Loading weights" />
      <LinearProgress size="lg" aria-label="Loading weather" />
      <LinearProgress thickness={16} aria-label="Loading notes" />
    </Stack>
  );
}
