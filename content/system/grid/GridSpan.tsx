import { Box } from '@mui/system';

const cell = { p: 2, border: 1, borderRadius: 2 };

export default function GridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        gap: 2,
      }}
    >
      <Box sx={[cell, { gridColumn: 'span 2', gridRow: { sm: 'span 2' } }]}>
        <Box sx={{ fontWeight: 600 }}>Seed of the month: bee meadow</Box>
        Thirty wildflowers that bloom one after the other from May to October
      </Box>
      <Box sx={cell}>Sunflowers</Box>
      <Box sx={cell}>Cornflowers</Box>
    </Box>
  );
}
