import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function ScopedCssBaselineNotice() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ fontFamily: 'serif', fontSize: 20, '& > *': { flex: 1 } }}
    >
      <Box sx={{ p: 2, border: 1 }}>
        Old bulletin board: the well is <b>closed</b> until May 3.
      </Box>
      <ScopedCssBaseline sx={{ p: 2, border: 1 }}>
        New bulletin board: the well is <b>closed</b> until May 3.
      </ScopedCssBaseline>
    </Stack>
  );
}
