import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ minHeight: 120, justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid size="auto">
        <Typography>The deep sea tank is closed today.</Typography>
      </Grid>
      <Grid size="auto">
        <Button component="a" href="#center-items" variant="soft">
          See other tanks
        </Button>
      </Grid>
    </Grid>
  );
}
