import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyHeadings() {
  return (
    <Box component="article" sx={{ maxWidth: 480 }}>
      <Typography level="h2" component="h3" gutterBottom>
        Islands without cars
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Five islands where the loudest vehicle is a wheelbarrow.
      </Typography>
      <Typography level="title-lg" component="h4">
        How to get there
      </Typography>
      <Typography>Ferries leave from the west pier every two hours.</Typography>
    </Box>
  );
}
