import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkBasics() {
  return (
    <Typography sx={{ maxWidth: 480 }}>
      Amethyst is a purple variety of{' '}
      <Link href="#basics" underline="always">
        quartz
      </Link>
      . Heat turns most stones yellow, and many are then sold as{' '}
      <Link href="#variants" underline="always">
        citrine
      </Link>
      .
    </Typography>
  );
}
