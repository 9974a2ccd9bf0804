import { Box, Grid } from '@mui/system';

export default function GridGrow() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid size="auto">
        <Box sx={{ width: 40, height: 40, bgcolor: '#1f6f8b' }} />
      </Grid>
      <Grid size="grow">Lagoon blue, matte glass, 10 by 10 millimeters</Grid>
      <Grid size="auto">3.5 kg</Grid>
    </Grid>
  );
}
