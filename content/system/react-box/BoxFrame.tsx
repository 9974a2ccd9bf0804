import { Box } from '@mui/system';

export default function BoxFrame() {
  return (
    <Box role="note" sx={{ maxWidth: 400, p: 2, border: 1, borderRadius: 2 }}>
      The path along the ridge is icy until noon. Take the valley trail to the
      hut instead.
    </Box>
  );
}
