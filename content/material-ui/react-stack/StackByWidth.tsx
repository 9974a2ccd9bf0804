import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackByWidth() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }}>
      <Button variant="contained">Deliver today</Button>
      <Button variant="outlined">Choose a day</Button>
      <Button variant="outlined">Pick it up</Button>
    </Stack>
  );
}
