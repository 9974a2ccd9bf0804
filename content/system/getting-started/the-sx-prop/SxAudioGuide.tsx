import { Box } from '@mui/system';

function Guide() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { '@': 'column', '@300': 'row' },
        justifyContent: 'space-between',
        gap: 1,
        p: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <strong>The map room</strong>
      <span>4 minutes</span>
    </Box>
  );
}

export default function SxAudioGuide() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ maxWidth: 400, containerType: 'inline-size' }}>
        <Guide />
      </Box>
      <Box sx={{ maxWidth: 200, containerType: 'inline-size' }}>
        <Guide />
      </Box>
    </Box>
  );
}
