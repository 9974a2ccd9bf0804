import { useState } from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const light = createTheme({
  palette: { canvas: { main: '#f8f1e1', text: '#40321b' } },
});
const dark = createTheme({
  palette: {
    mode: 'dark',
    canvas: { main: '#1d2433', text: '#e8dfcb' },
  },
});

export default function PaletteDarkMode() {
  const [theme, setTheme] = useState(light);

  return (
    <ThemeProvider theme={theme}>
      <Box
        component="label"
        sx={{
          display: 'block',
          p: 2,
          borderRadius: 2,
          bgcolor: 'canvas.main',
          color: 'canvas.text',
          colorScheme: theme.palette.mode,
        }}
      >
        <input
          type="checkbox"
          checked={theme === dark}
          onChange={() => setTheme(theme === dark ? light : dark)}
        />{' '}
        Show the night edition
      </Box>
    </ThemeProvider>
  );
}
