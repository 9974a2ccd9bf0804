import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button size="small" variant="outlined">
        Anchor
      </Button>
      <Paper elevation={3} sx={{ px: 2, py: 1 }}>
        Popper
      </Paper>
    </Stack>
  );
}
