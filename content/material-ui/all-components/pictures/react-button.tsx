import Button from '@mui/material/Button';

export default function Picture() {
  return <Button variant="contained">Send</Button>;
}
