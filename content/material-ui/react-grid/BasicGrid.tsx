import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Your stay
        </Paper>
      </Grid>
      <Grid size={4}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Price
        </Paper>
      </Grid>
      <Grid size={6}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Check-in
        </Paper>
      </Grid>
      <Grid size={6}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Check-out
        </Paper>
      </Grid>
    </Grid>
  );
}
