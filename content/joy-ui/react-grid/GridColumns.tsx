import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const species = ['Eels', 'Rays', 'Crabs', 'Corals', 'Squid', 'Turtles'];

export default function GridColumns() {
  return (
    <Grid
      container
      component="ul"
      aria-label="Species"
      spacing={2}
      columns={{ xs: 2, sm: 3, md: 6 }}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {species.map((name) => (
        <Grid key={name} component="li" size={1}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
