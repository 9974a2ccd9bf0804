import { Box, Stack } from '@mui/system';

const splits = [
  { leg: 'First', time: '11.62 s' },
  { leg: 'Second', time: '11.84 s' },
  { leg: 'Third', time: '11.70 s' },
];

export default function StackCustomization() {
  return (
    <Stack
      component="ol"
      spacing={1}
      sx={{
        maxWidth: 320,
        m: 0,
        p: 2,
        borderRadius: 2,
        bgcolor: '#123c69',
        color: '#ffffff',
        listStyle: 'none',
      }}
    >
      {splits.map(({ leg, time }) => (
        <Stack
          key={leg}
          component="li"
          direction="row"
          sx={{ justifyContent: 'space-between' }}
        >
          <span>{leg} leg</span>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {time}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
