import { Box } from '@mui/system';

export default function DeliveryCard() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: 2,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 480,
        p: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>Parcel from Lisbon</Box>
        <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
          2.4 kg, signature required
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
        Arrives today
      </Box>
    </Box>
  );
}
