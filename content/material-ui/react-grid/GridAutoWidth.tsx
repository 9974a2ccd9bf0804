import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridAutoWidth() {
  return (
    <Grid container spacing={1} sx={{ alignItems: 'center' }}>
      <Grid size="grow">
        <TextField label="Find a plant" type="search" size="small" fullWidth />
      </Grid>
      <Grid size="auto">
        <Button variant="outlined">Search</Button>
      </Grid>
    </Grid>
  );
}
