import { Box, Stack } from '@mui/system';

const kit = ['Spikes', 'Baton', 'Bib 47', 'Tape measure', 'Whistle'];

export default function StackWrap() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label="In the team bag"
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {kit.map((item) => (
        <Box
          key={item}
          component="li"
          sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: 4 }}
        >
          {item}
        </Box>
      ))}
    </Stack>
  );
}
