import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import BreakfastDiningIcon from '@mui/icons-material/BreakfastDining';

export default function ChipCustomization() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Chip
        variant="outlined"
        startDecorator={<BreakfastDiningIcon />}
        sx={{
          '--Chip-minHeight': '2rem',
          '--Chip-paddingInline': '0.75rem',
          '--Chip-radius': '6px',
          '--Icon-fontSize': '1.25rem',
        }}
      >
        Toast bread
      </Chip>
      <Chip
        color="primary"
        endDecorator={<ChipDelete aria-label="Remove Bagels" />}
        sx={{
          '--Chip-minHeight': '2.25rem',
          '--Chip-deleteSize': '1.5rem',
        }}
      >
        Bagels
      </Chip>
    </Stack>
  );
}
