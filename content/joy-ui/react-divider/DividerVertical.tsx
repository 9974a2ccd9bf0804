import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVertical() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" aria-orientation="vertical" />}
    >
      <Typography>1926</Typography>
      <Typography>Silent</Typography>
      <Typography>16 mm</Typography>
      <Typography>71 min</Typography>
    </Stack>
  );
}
