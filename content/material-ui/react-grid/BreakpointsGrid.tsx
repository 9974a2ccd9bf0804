import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Bookings', value: '128' },
  { label: 'Occupancy', value: '84%' },
  { label: 'Arrivals today', value: '17' },
  { label: 'Open invoices', value: '6' },
];

export default function BreakpointsGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {figures.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
