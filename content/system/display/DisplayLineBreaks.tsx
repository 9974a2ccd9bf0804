import { Box } from '@mui/system';

const notice = `June 3 to 5, 2025
The stop at Market Square is closed.
Board at Old Bridge instead.`;

export default function DisplayLineBreaks() {
  return (
    <Box
      role="note"
      sx={{ maxWidth: 320, p: 2, border: 1, whiteSpace: 'pre-line' }}
    >
      {notice}
    </Box>
  );
}
