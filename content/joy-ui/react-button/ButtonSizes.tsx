import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button size="sm">Edit row</Button>
      <Button size="md">Save changes</Button>
      <Button size="lg">Start free trial</Button>
    </Stack>
  );
}
