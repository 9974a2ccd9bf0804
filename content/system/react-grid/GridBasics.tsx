import { Box, Grid } from '@mui/system';

const card = { height: '100%', boxSizing: 'border-box', p: 2, border: 1 };

export default function GridBasics() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Box sx={card}>Draw the pattern at full size on brown paper.</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={card}>About two hours</Box>
      </Grid>
      <Grid size={8}>
        <Box sx={card}>Cut the glass and lay it on the drawing.</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={card}>Two days</Box>
      </Grid>
    </Grid>
  );
}
