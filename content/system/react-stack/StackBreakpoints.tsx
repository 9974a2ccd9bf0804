import { Box, Stack } from '@mui/system';

const card = { flex: 1, p: 2, border: 1, borderRadius: 1 };

export default function StackBreakpoints() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ p: 2 }}
    >
      <Box sx={card}>Warm-up at 4 p.m.</Box>
      <Box sx={card}>Call room at 4:40 p.m.</Box>
      <Box sx={card}>Race at 5 p.m.</Box>
    </Stack>
  );
}
