import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function AutoGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size="grow">
        <TextField
          id="find-customer"
          label="Find a customer"
          type="search"
          size="small"
          fullWidth
        />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Search</Button>
      </Grid>
    </Grid>
  );
}
