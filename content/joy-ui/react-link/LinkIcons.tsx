import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DiamondIcon from '@mui/icons-material/Diamond';

export default function LinkIcons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#icons" startDecorator={<DiamondIcon />}>
        Gemstones
      </Link>
      <Link
        href="#icons"
        endDecorator={
          <Typography level="body-sm" textColor="text.secondary">
            214
          </Typography>
        }
      >
        Silicates
      </Link>
      <Link href="#icons" endDecorator={<ArrowForwardIcon />}>
        Next entry: garnet
      </Link>
    </Stack>
  );
}
