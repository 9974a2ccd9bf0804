import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const notes = [
  'Water the palms.',
  'Turn the compost and cover it before it rains.',
  'Label the new ferns.',
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {notes.map((note) => (
        <Grid key={note} size={4}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            {note}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
