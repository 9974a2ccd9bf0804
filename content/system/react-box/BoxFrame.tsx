import { Box } from '@mui/system';

export default function BoxFrame() {
  return (
    <Box
      id="box-frame-note"
      sx={{ maxWidth: 360, p: 2, border: 1, borderRadius: 2, lineHeight: 1.5 }}
    >
      The pool is closed on Monday for cleaning. Towels are available at the
      front desk.
    </Box>
  );
}
