import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack spacing={1}>
      <Button size="small" variant="outlined">
        Details
      </Button>
      <Paper elevation={6} sx={{ px: 2, py: 1 }}>
        Open daily
      </Paper>
    </Stack>
  );
}
