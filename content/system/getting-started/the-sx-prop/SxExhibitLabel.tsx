import { Box } from '@mui/system';

export default function SxExhibitLabel() {
  return (
    <Box
      sx={{
        maxWidth: 400,
        boxSizing: 'border-box',
        px: 2,
        py: 1.5,
        border: 1,
        borderLeft: 6,
        borderRadius: 1,
      }}
    >
      <Box component="strong" sx={{ display: 'block', mb: 0.5 }}>
        Ship’s compass, about 1870
      </Box>
      It still points north, and has sailed around the world twice.
    </Box>
  );
}
