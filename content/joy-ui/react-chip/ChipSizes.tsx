import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Chip size="sm">Poppy seeds</Chip>
      <Chip size="md">Poppy seeds</Chip>
      <Chip size="lg">Poppy seeds</Chip>
    </Stack>
  );
}
