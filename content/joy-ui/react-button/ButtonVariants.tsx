import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Book room</Button>
      <Button variant="soft">Add guest</Button>
      <Button variant="outlined">Check dates</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
