import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackPushApart() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Button variant="outlined">Wrap</Button>
      <Button variant="outlined">Label</Button>
      <Button color="error" sx={{ ml: 'auto' }}>
        Discard
      </Button>
    </Stack>
  );
}
