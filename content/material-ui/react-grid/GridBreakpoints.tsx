import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const houses = [
  { name: 'Palm house', reading: '24 °C' },
  { name: 'Orchids', reading: '21 °C' },
  { name: 'Alpine', reading: '12 °C' },
  { name: 'Desert', reading: '31 °C' },
];

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      {houses.map(({ name, reading }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h5" component="p">
              {reading}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
