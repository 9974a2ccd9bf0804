import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

export default function Confirmation({ name }: { name: string }) {
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        Order 4127 is placed.
      </Alert>
      <Typography>
        We pack it by hand, {name}, and write to you when it leaves the
        workshop.
      </Typography>
    </>
  );
}
