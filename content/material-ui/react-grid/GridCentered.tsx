import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={1}
      sx={{
        minHeight: 160,
        justifyContent: 'center',
        alignContent: 'center',
      }}
    >
      <Grid size={12} sx={{ textAlign: 'center' }}>
        Your order doesn’t contain any seeds yet.
      </Grid>
      <Grid size="auto">
        <Button variant="outlined">Browse seeds</Button>
      </Grid>
    </Grid>
  );
}
