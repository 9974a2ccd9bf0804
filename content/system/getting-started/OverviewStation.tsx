import { Box } from '@mui/system';

export default function OverviewStation() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: 2,
        boxSizing: 'border-box',
        maxWidth: 480,
        p: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>Weather station at the pier</Box>
        <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
          Wind from the west, 14 knots
        </Box>
      </div>
      <Box
        sx={{
          alignSelf: 'flex-start',
          px: 1.5,
          py: 0.5,
          border: 1,
          borderRadius: 999,
          fontSize: '0.875rem',
        }}
      >
        High water at 4 p.m.
      </Box>
    </Box>
  );
}
