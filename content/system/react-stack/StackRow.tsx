import { Box, Stack } from '@mui/system';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ px: 2, py: 1, border: 1, fontSize: '1.5rem' }}>3</Box>
      <Box sx={{ flexGrow: 1 }}>Tomasz Arendt</Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>11.84 s</Box>
    </Stack>
  );
}
