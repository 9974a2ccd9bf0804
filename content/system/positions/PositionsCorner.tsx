import { Box } from '@mui/system';

export default function PositionsCorner() {
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        maxWidth: 320,
        p: 2,
        paddingInlineEnd: 10,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 8,
          insetInlineEnd: 8,
          px: 1,
          border: 1,
          borderRadius: 1,
        }}
      >
        Found
      </Box>
      <Box sx={{ fontWeight: 600 }}>Silver compass</Box>
      Under the third palm, one arm deep in the sand
    </Box>
  );
}
