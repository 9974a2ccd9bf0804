import { Box, Grid } from '@mui/system';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid size="auto">
        <Box
          component="svg"
          viewBox="0 0 20 20"
          role="img"
          aria-label="Star"
          sx={{ display: 'block', width: 80, bgcolor: '#1f6f8b' }}
        >
          <path d="M10 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffffff" />
        </Box>
      </Grid>
      <Grid size={6}>
        Beginners start with this star, which has no curved cuts.
      </Grid>
    </Grid>
  );
}
