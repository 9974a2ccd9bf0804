import { Box, Stack } from '@mui/system';

const leg = { p: 1.5, border: 1, borderRadius: 1 };

export default function StackBasics() {
  return (
    <Stack spacing={2}>
      <Box sx={leg}>First leg: Ines, from the blocks</Box>
      <Box sx={leg}>Second leg: Tomasz, along the back straight</Box>
      <Box sx={{ ...leg, alignSelf: 'flex-start' }}>Reserve: Odile</Box>
    </Stack>
  );
}
