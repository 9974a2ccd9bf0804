import { Box } from '@mui/system';

export default function SxNotice() {
  return (
    <Box
      sx={{
        maxWidth: 400,
        py: 1.5,
        px: 2,
        border: 1,
        borderLeft: 6,
        borderRadius: 1,
        lineHeight: 1.5,
      }}
    >
      <Box component="strong" sx={{ display: 'block', mb: 0.5 }}>
        Delivery moved to Friday
      </Box>
      The driver could not reach the loading dock.
    </Box>
  );
}
