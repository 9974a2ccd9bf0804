import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Book the repair</Button>
      <Button variant="outlined">Ask for a quote</Button>
      <Button variant="text">Not now</Button>
    </Stack>
  );
}
