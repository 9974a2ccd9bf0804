import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1}>
      {[0.25, 0.5, 1].map((opacity) => (
        <Paper
          key={opacity}
          elevation={3}
          sx={{ width: 48, height: 64, opacity }}
        />
      ))}
    </Stack>
  );
}
