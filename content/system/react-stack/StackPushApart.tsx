import { Box, Stack } from '@mui/system';

export default function StackPushApart() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ p: 2, border: 1, borderRadius: 1 }}
    >
      <div>Final</div>
      <div>Saturday, June 13</div>
      <Box sx={{ marginInlineStart: 'auto' }}>Qualified</Box>
    </Stack>
  );
}
