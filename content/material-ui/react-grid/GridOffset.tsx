import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridOffset() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid size={6}>Adopt a tree</Grid>
      <Grid size="auto" offset="auto">
        <Button variant="outlined">Help</Button>
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }} offset={{ sm: 2 }}>
        <TextField label="Tree number" size="small" fullWidth />
      </Grid>
    </Grid>
  );
}
