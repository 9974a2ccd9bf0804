import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1}>
      {[0.25, 0.5, 1].map((opacity) => (
        <Box
          key={opacity}
          sx={{
            width: 48,
            height: 64,
            borderRadius: 1,
            bgcolor: 'primary.main',
            opacity,
          }}
        />
      ))}
    </Stack>
  );
}
