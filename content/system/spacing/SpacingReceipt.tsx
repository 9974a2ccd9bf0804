import { Box } from '@mui/system';

export default function SpacingReceipt() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        mx: 'auto',
        px: 3,
        py: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Receipt 2048</Box>
      <Box sx={{ mt: 0.5 }}>Two nights, garden room</Box>
      <Box sx={{ mx: -3, my: 2, borderTop: 1 }} />
      <Box sx={{ display: 'flex' }}>
        Total
        <Box component="span" sx={{ ml: 'auto' }}>
          280.00 €
        </Box>
      </Box>
    </Box>
  );
}
