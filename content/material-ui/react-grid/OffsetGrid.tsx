import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size={6}>Redeem a voucher</Grid>
      <Grid size="auto" offset="auto">
        <Button>Help</Button>
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }} offset={{ sm: 2 }}>
        <TextField
          id="voucher-code"
          label="Voucher code"
          autoComplete="off"
          fullWidth
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }} offset={{ sm: 2 }}>
        <Button variant="outlined" fullWidth>
          Skip
        </Button>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Button variant="contained" fullWidth>
          Redeem
        </Button>
      </Grid>
    </Grid>
  );
}
