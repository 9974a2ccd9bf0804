import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const tours = ['Poison', 'Perfume', 'Spices', 'Bees', 'Moss', 'Fossils'];

export default function GridColumnsByWidth() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8, md: 12 }}
      spacing={{ xs: 1, md: 2 }}
    >
      {tours.map((tour) => (
        <Grid key={tour} size={4}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {tour}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
