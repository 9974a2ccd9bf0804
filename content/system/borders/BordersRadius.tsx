import { Box } from '@mui/system';

export default function BordersRadius() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box
        sx={{
          width: 'fit-content',
          px: 2,
          py: 0.5,
          border: 1,
          borderBottom: 0,
          borderRadius: '8px 8px 0 0',
          fontWeight: 600,
        }}
      >
        Coastal mail
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: 1,
          borderRadius: 2,
          borderStartStartRadius: 0,
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 64,
            height: 64,
            border: 2,
            borderRadius: '50%',
          }}
        >
          1948
        </Box>
        Lighthouse stamp with a clear round postmark
      </Box>
    </Box>
  );
}
