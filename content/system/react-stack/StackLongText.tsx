import { Box, Stack } from '@mui/system';

const truncate = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

export default function StackLongText() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ p: 2, border: 1, borderRadius: 1 }}
    >
      <Box sx={{ fontWeight: 600 }}>Coach</Box>
      <Stack spacing={0.5} sx={{ minWidth: 0 }}>
        <Box sx={truncate}>Hand over in the last ten meters of the zone</Box>
        <Box sx={truncate}>Odile, please bring the spare baton tomorrow</Box>
      </Stack>
    </Stack>
  );
}
