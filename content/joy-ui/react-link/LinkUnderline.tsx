import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkUnderline() {
  return (
    <Stack spacing={2}>
      <Stack
        component="nav"
        aria-label="Entries by property"
        direction="row"
        spacing={3}
      >
        <Link href="#underline-underline">Hardness</Link>
        <Link href="#underline-underline" underline="none">
          Luster
        </Link>
      </Stack>
      <Typography>
        Talc is so soft that a{' '}
        <Link href="#underline-underline" underline="always">
          gypsum
        </Link>{' '}
        crystal can scratch it.
      </Typography>
    </Stack>
  );
}
