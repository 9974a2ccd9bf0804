import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack spacing={2} sx={{ width: 160, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} />
      <LinearProgress variant="determinate" value={55} sx={{ width: 160 }} />
    </Stack>
  );
}
