import { Box } from '@mui/system';

export default function SpacingOrderSlip() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        maxWidth: 320,
        mx: 'auto',
        px: 3,
        py: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Order for Saturday</Box>
      <Box sx={{ mt: 0.5 }}>Twelve rolls, one rye bread</Box>
      <Box sx={{ mx: -3, my: 2, borderTop: 1 }} />
      <Box sx={{ display: 'flex' }}>
        Ready at
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          7 a.m.
        </Box>
      </Box>
    </Box>
  );
}
