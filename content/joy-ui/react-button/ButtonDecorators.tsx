import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Download from '@mui/icons-material/Download';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<Download />}>Download receipt</Button>
      <Button variant="outlined" endDecorator={<ArrowForward />}>
        Choose seats
      </Button>
      <Button variant="soft" color="neutral" endDecorator="12">
        Unread messages
      </Button>
    </Stack>
  );
}
