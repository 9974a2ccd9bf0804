import Alert from '@mui/material/Alert';

export default function Picture() {
  return (
    <Alert severity="success" sx={{ width: 190 }}>
      Booking saved
    </Alert>
  );
}
