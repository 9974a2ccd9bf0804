import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnCountGrid() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: '100%' }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Paper
            variant="outlined"
            sx={{ py: 1, textAlign: 'center', typography: 'body2' }}
          >
            {day}
          </Paper>
        </Grid>
      ))}
      <Grid size={5}>
        <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
          Weekday rate
        </Paper>
      </Grid>
      <Grid size={2}>
        <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
          Weekend
        </Paper>
      </Grid>
    </Grid>
  );
}
