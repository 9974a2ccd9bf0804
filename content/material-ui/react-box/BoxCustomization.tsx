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
      <Curtain>For children from 4</Curtain>
      <Curtain sx={{ borderColor: 'text.primary' }}>Only for adults</Curtain>
    </Stack>
  );
}
