import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    canvas: { main: '#f8f1e1', text: '#40321b', line: '#8a744c' },
    sky: { main: '#1f5f8b', text: '#ffffff' },
    poppy: { main: '#a8281e', text: '#ffffff' },
    straw: { main: '#f0d27a', text: '#40321b' },
  },
});

const paints = [
  { number: 1, color: 'sky', use: 'Sky and pond' },
  { number: 2, color: 'poppy', use: 'Poppies' },
  { number: 3, color: 'straw', use: 'Wheat field' },
];

export default function PaletteColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        aria-label="Paints for picture 12"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'canvas.line',
          borderRadius: 2,
          bgcolor: 'canvas.main',
          color: 'canvas.text',
          listStyle: 'none',
        }}
      >
        {paints.map(({ number, color, use }) => (
          <Box component="li" key={number} sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              component="span"
              sx={{
                px: 1,
                borderRadius: 1,
                bgcolor: `${color}.main`,
                color: `${color}.text`,
              }}
            >
              {number}
            </Box>
            {use}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
