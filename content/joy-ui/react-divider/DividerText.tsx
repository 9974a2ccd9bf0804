import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerText() {
  return (
    <Stack spacing={1.5}>
      <Typography>Search the catalog by title or director.</Typography>
      <Divider role="presentation">or</Divider>
      <Typography>Browse all films by decade.</Typography>
    </Stack>
  );
}
