import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonSizeByPlace() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography>Inner tube, 28 inch</Typography>
        <Button size="small" aria-label="Remove the inner tube">
          Remove
        </Button>
      </Stack>
      <Button variant="contained" size="large" fullWidth disableElevation>
        Order the parts
      </Button>
    </Stack>
  );
}
