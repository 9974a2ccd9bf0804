import { useState } from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const day = createTheme({ palette: { mode: 'light' } });
const night = createTheme({ palette: { mode: 'dark' } });

export default function SxNightTour() {
  const [theme, setTheme] = useState(day);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={[
          {
            maxWidth: 400,
            boxSizing: 'border-box',
            p: 2,
            borderRadius: 2,
            bgcolor: '#fdf3dc',
            color: '#3d2c05',
            colorScheme: 'light',
          },
          (used) =>
            used.applyStyles('dark', {
              bgcolor: '#131a33',
              color: '#dfe6ff',
              colorScheme: 'dark',
            }),
        ]}
      >
        <label>
          <input
            type="checkbox"
            checked={theme === night}
            onChange={() => setTheme(theme === day ? night : day)}
          />{' '}
          Night tour, with flashlights
        </label>
      </Box>
    </ThemeProvider>
  );
}
