import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipVariants() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip variant="solid">New</Chip>
      <Chip variant="soft">Sourdough</Chip>
      <Chip variant="outlined">Vegan</Chip>
      <Chip variant="plain">Loaf</Chip>
    </Stack>
  );
}
