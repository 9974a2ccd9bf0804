import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const beds = [
  { plants: 'Roses', size: 8 },
  { plants: 'Herbs', size: 4 },
  { plants: 'Ferns', size: 6 },
  { plants: 'Cacti', size: 6 },
];

export default function GridBasics() {
  return (
    <Grid container spacing={2}>
      {beds.map(({ plants, size }) => (
        <Grid key={plants} size={size}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {plants}, {size}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
