import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const title = 'The complete harbor sessions, sides three and four';

export default function ChipLongTitle() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Chip label={title} />
      <Chip
        label={title}
        sx={{
          height: 'auto',
          '& .MuiChip-label': { py: 0.5, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
