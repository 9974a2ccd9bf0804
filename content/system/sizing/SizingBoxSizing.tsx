import { Box } from '@mui/system';

const frame = { width: 200, p: 2, border: 16 };

export default function SizingBoxSizing() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box sx={[frame, { boxSizing: 'content-box' }]}>
        200px for the picture, 264px outside
      </Box>
      <Box sx={[frame, { boxSizing: 'border-box' }]}>
        200px outside, 136px for the picture
      </Box>
    </Box>
  );
}
