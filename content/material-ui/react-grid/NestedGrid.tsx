import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid container size={{ xs: 12, md: 6 }}>
        <Grid size={12}>
          <TextField id="ship-name" label="Name" fullWidth />
        </Grid>
        <Grid size={8}>
          <TextField id="ship-street" label="Street" fullWidth />
        </Grid>
        <Grid size={4}>
          <TextField id="ship-number" label="No." fullWidth />
        </Grid>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextField
          id="ship-note"
          label="Note for the driver"
          multiline
          rows={4}
          fullWidth
        />
      </Grid>
    </Grid>
  );
}
