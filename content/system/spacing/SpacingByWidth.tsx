import { Box } from '@mui/system';

export default function SpacingByWidth() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        maxWidth: 480,
        p: { xs: 1, sm: 3, md: 5 },
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box sx={{ p: 1, border: 1, borderStyle: 'dashed', borderRadius: 1 }}>
        The oven is on: sourdough from 6 a.m.
      </Box>
    </Box>
  );
}
