import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrialBanner() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h5" component="p">
        Nine days left in your trial
      </Typography>
      <Typography>You keep your bookings when you choose a plan.</Typography>
      <Button variant="contained">Compare plans</Button>
    </Stack>
  );
}
