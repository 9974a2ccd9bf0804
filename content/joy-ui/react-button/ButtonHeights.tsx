import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonHeights() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button size="sm">Swap seats</Button>
        <Button size="md">Save the seating</Button>
        <Button size="lg">Buy tickets</Button>
      </Stack>
      <Button size="lg" variant="soft" fullWidth>
        Buy tickets for all three concerts
      </Button>
    </Stack>
  );
}
