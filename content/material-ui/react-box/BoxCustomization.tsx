import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';

function Curtain({ sx = [], ...other }: BoxProps) {
  return (
    <Box
      {...other}
      sx={[
        { p: 2, borderTop: 8, borderColor: 'secondary.main', boxShadow: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

export default function BoxCustomization() {
  return (
    <Stack spacing={2}>
      <Curtain>Ages 4 and up</Curtain>
      <Curtain sx={{ borderColor: 'text.primary' }}>Adults only</Curtain>
    </Stack>
  );
}
