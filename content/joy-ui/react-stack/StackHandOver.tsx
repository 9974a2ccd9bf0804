import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackHandOver() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
    >
      <Button>Hand over</Button>
      <Button variant="outlined">Send by mail</Button>
      <Button variant="outlined">Keep for a month</Button>
    </Stack>
  );
}
