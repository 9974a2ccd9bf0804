import { Box, Stack } from '@mui/system';

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Box aria-hidden sx={{ borderLeft: 1 }} />}
    >
      <div>Lane 5</div>
      <div>4 × 100 m</div>
      <div>Heat 2</div>
    </Stack>
  );
}
