import { Box } from '@mui/system';

export default function SizingFullHeight() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        minHeight: '100dvh',
        p: 2,
      }}
    >
      <Box component="main">Your frame is ready for pickup.</Box>
      <Box component="footer" sx={{ mt: 'auto', pt: 1, borderTop: 1 }}>
        Open Tuesday to Saturday
      </Box>
    </Box>
  );
}
