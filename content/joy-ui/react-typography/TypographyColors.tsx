import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={1}>
      <Typography color="success">The mountain pass is open.</Typography>
      <Typography color="danger">The harbor road is closed.</Typography>
      <Typography textColor="text.tertiary">
        Updated on April 12, 2026
      </Typography>
      <Typography textColor="primary.plainColor">Issue 48</Typography>
    </Stack>
  );
}
