import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackEnd() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Button variant="soft">Back</Button>
      <Button variant="soft">Print a tag</Button>
      <Button color="danger" variant="plain" sx={{ ml: 'auto' }}>
        Delete
      </Button>
    </Stack>
  );
}
