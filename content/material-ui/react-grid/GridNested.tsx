import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid container size={{ xs: 12, md: 6 }}>
        <Grid size={12}>
          <TextField label="Species" size="small" fullWidth />
        </Grid>
        <Grid size={8}>
          <TextField label="Bed" size="small" fullWidth />
        </Grid>
        <Grid size={4}>
          <TextField label="Row" size="small" fullWidth />
        </Grid>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextField label="Care" size="small" multiline rows={3} fullWidth />
      </Grid>
    </Grid>
  );
}
