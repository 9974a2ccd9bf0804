import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Typography component="h3" level="h4">
        <Link href="#size-level">Fluorite</Link>
      </Typography>
      <Typography>
        Fluorite glows blue under ultraviolet light. Iceland spar, a kind of{' '}
        <Link href="#size-level" underline="always">
          calcite
        </Link>
        , glows red.
      </Typography>
      <Link href="#size-level" level="body-sm" sx={{ alignSelf: 'flex-start' }}>
        All glowing minerals
      </Link>
    </Stack>
  );
}
