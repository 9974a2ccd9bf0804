import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack
      component="nav"
      aria-label="Neighboring entries"
      direction="row"
      spacing={3}
    >
      <Link disabled role="link" aria-disabled>
        Previous
      </Link>
      <Link href="#disabled">Next: agate</Link>
    </Stack>
  );
}
