import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack
      role="group"
      aria-label="Check-in"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Checkbox size="sm" label="Locker key" defaultChecked />
      <Checkbox size="md" label="Parking" defaultChecked />
      <Checkbox size="lg" label="First visit" defaultChecked />
    </Stack>
  );
}
