import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerBasics() {
  return (
    <Stack spacing={1.5}>
      <Typography>
        The Lighthouse Ferry was found in a barn in 1987, without its last reel.
      </Typography>
      <Divider />
      <Typography>
        Our copy was scanned in 2019. The title cards were replaced.
      </Typography>
    </Stack>
  );
}
