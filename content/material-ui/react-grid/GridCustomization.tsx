import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const months = ['March', 'April', 'May', 'June', 'July', 'August'];

export default function GridCustomization() {
  return (
    <Grid
      container
      spacing="1px"
      sx={{
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {months.map((month) => (
        <Grid key={month} size={{ xs: 6, sm: 4 }}>
          <Box sx={{ p: 2, bgcolor: 'background.default' }}>{month}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
