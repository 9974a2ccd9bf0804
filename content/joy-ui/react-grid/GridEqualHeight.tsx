import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const feedings = [
  { time: '10:30 a.m.', text: 'Penguins' },
  { time: '1:00 p.m.', text: 'Sharks, with a diver who answers questions' },
  { time: '3:15 p.m.', text: 'Harbor seals' },
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {feedings.map(({ time, text }) => (
        <Grid key={time} size={4}>
          <Sheet
            variant="outlined"
            sx={{ height: '100%', p: 2, borderRadius: 'sm' }}
          >
            <Typography level="title-sm">{time}</Typography>
            <Typography>{text}</Typography>
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
