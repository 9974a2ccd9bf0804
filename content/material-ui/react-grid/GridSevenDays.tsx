import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function GridSevenDays() {
  return (
    <Grid container columns={7} spacing={0.5}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          {day}
        </Grid>
      ))}
      <Grid size={3} offset={1}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Pruning
        </Paper>
      </Grid>
      <Grid size={2} offset={1}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Fair
        </Paper>
      </Grid>
    </Grid>
  );
}
