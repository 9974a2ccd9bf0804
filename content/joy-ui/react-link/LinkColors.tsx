import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkColors() {
  return (
    <Stack
      component="nav"
      aria-label="About this entry"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <Link href="#color">Read the full entry</Link>
      <Link href="#color" color="neutral">
        Sources
      </Link>
      <Link href="#color" color="neutral">
        Edit history
      </Link>
      <Link href="#color" color="danger">
        Report a mistake
      </Link>
    </Stack>
  );
}
