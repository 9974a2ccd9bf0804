import { useState } from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const day = createTheme({ palette: { mode: 'light' } });
const night = createTheme({ palette: { mode: 'dark' } });

export default function SxNightTour() {
  const [isNight, setIsNight] = useState(false);

  return (
    <ThemeProvider theme={isNight ? night : day}>
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
          (theme) =>
            theme.applyStyles('dark', {
              bgcolor: '#131a33',
              color: '#dfe6ff',
              colorScheme: 'dark',
            }),
        ]}
      >
        <label>
          <input
            type="checkbox"
            checked={isNight}
            onChange={(event) => setIsNight(event.target.checked)}
          />{' '}
          Night tour, with flashlights
        </label>
      </Box>
    </ThemeProvider>
  );
}
