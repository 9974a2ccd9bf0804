import { useState } from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    sky: {
      pale: '#e4f0f8',
      soft: '#bcd8ea',
      main: '#1f5f8b',
      text: '#ffffff',
    },
  },
});

export default function PaletteHover() {
  const [pressed, setPressed] = useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Box
        component="button"
        type="button"
        aria-pressed={pressed}
        onClick={() => setPressed(!pressed)}
        sx={{
          px: 2,
          py: 1,
          border: 2,
          borderColor: 'sky.main',
          borderRadius: 2,
          bgcolor: 'sky.pale',
          color: 'sky.main',
          font: 'inherit',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'sky.soft' },
          '&[aria-pressed="true"]': { bgcolor: 'sky.main', color: 'sky.text' },
        }}
      >
        Hide the numbers
      </Box>
    </ThemeProvider>
  );
}
