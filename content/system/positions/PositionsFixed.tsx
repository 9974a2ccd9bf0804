import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { parchment: { main: '#f3e3bd', ink: '#3d2a12' } },
});

const steps = [
  'Land at the wreck at low tide.',
  'Walk 40 steps toward the palm grove.',
  'Turn left at the split rock.',
  'Follow the stream up to the cave.',
  'Count nine steps north.',
  'Dig one arm deep.',
];

export default function PositionsFixed() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ol" sx={{ m: 0, py: 2, pb: 9 }}>
        {steps.map((step) => (
          <Box key={step} component="li" sx={{ py: 1 }}>
            {step}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          p: 2,
          bgcolor: 'parchment.main',
          color: 'parchment.ink',
        }}
      >
        Low tide at 7:20 a.m.
      </Box>
    </ThemeProvider>
  );
}
