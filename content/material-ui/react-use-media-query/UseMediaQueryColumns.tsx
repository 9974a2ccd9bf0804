import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

function useDays() {
  const { breakpoints } = useTheme();
  const tablet = useMediaQuery(breakpoints.up('sm'));
  const desktop = useMediaQuery(breakpoints.up('lg'));
  return desktop ? 4 : tablet ? 2 : 1;
}

export default function UseMediaQueryColumns() {
  const count = useDays();

  return (
    <Stack spacing={1}>
      <Typography>Days in view: {count}</Typography>
      <Grid container spacing={1}>
        {days.slice(0, count).map((day) => (
          <Grid key={day} size="grow">
            <Paper variant="outlined" sx={{ p: 1 }}>
              {day}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
