import { Box } from '@mui/system';

export default function SpacingResponsive() {
  return (
    <Box
      sx={{
        maxWidth: 480,
        p: { xs: 1, sm: 3, md: 5 },
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box sx={{ p: 1, border: 1, borderStyle: 'dashed', borderRadius: 1 }}>
        Your table is booked for Thursday at 7 p.m.
      </Box>
    </Box>
  );
}
