import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import BuildIcon from '@mui/icons-material/Build';

export default function UsageEmphasis() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<BuildIcon />}>Start a repair</Button>
      <Button variant="soft" color="success">
        Mark as fixed
      </Button>
      <Button variant="outlined" color="neutral" sx={{ borderRadius: 'xl' }}>
        Show bookings
      </Button>
      <Button variant="plain" color="danger">
        Close for today
      </Button>
    </Stack>
  );
}
