import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyBasics() {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography level="h3" gutterBottom>
        Three days on the salt road
      </Typography>
      <Typography>
        The old traders needed two weeks. We walked the most beautiful part of
        their route in a long weekend, and slept in lighthouses.
      </Typography>
    </Box>
  );
}
