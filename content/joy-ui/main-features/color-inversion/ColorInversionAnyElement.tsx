import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function ColorInversionAnyElement() {
  return (
    <Box
      component="section"
      aria-label="Subscriptions"
      sx={[
        { p: 3, bgcolor: 'success.solidBg', color: 'success.solidColor' },
        applySolidInversion('success'),
      ]}
    >
      <Typography level="h3" component="p">
        Six plays, one ticket
      </Typography>
      <Typography textColor="text.primary" sx={{ mb: 2 }}>
        Subscribe by August 31 and keep your seat all season.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button>Subscribe</Button>
        <Button variant="plain">Compare plans</Button>
      </Stack>
    </Box>
  );
}
