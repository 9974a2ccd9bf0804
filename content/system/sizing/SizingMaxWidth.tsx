import { Box } from '@mui/system';

export default function SizingMaxWidth() {
  return (
    <Box
      component="section"
      aria-label="Care"
      sx={{
        boxSizing: 'border-box',
        maxWidth: 'sm',
        mx: 'auto',
        px: 3,
        py: 2,
        border: 1,
      }}
    >
      Hang the frame away from direct sunlight, because even museum glass lets
      some light through. Dust the wood with a dry cloth. Clean the glass with
      water, and spray it on the cloth instead of the glass, so that nothing
      runs behind the mat.
    </Box>
  );
}
