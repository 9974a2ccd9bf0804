import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const name = 'Braided bread with almonds and raisins';

export default function ChipTruncation() {
  return (
    <Sheet
      variant="outlined"
      sx={{ maxWidth: 220, p: 1.5, borderRadius: 'sm' }}
    >
      <Stack spacing={1}>
        <Chip title={name} sx={{ maxWidth: '100%' }}>
          {name}
        </Chip>
        <Chip
          title={name}
          sx={{ maxWidth: '100%' }}
          endDecorator={<ChipDelete aria-label={`Remove ${name}`} />}
        >
          {name}
        </Chip>
      </Stack>
    </Sheet>
  );
}
