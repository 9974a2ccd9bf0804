import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

export default function Confirmation({ name }: { name: string }) {
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        Order #4127 is confirmed.
      </Alert>
      <Typography>
        We’ll pack it by hand, {name}, and let you know when it leaves the
        workshop.
      </Typography>
    </>
  );
}
