import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Confirm booking</Button>
      <Button variant="outlined">Save for later</Button>
      <Button variant="text">Cancel</Button>
    </Stack>
  );
}
