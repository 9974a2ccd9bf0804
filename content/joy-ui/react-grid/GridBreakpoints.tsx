import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const tanks = ['Kelp forest', 'Coral reef', 'Mangroves', 'Deep sea'];

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      {tanks.map((tank) => (
        <Grid key={tank} size={{ xs: 12, sm: 6, md: 3 }}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {tank}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
