import { useState } from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    compass: { main: '#0f4c5c', text: '#ffffff' },
    fog: { main: '#d9dee2', text: '#24292e' },
  },
  zIndex: { underFog: 1, fog: 2, overFog: 3 },
});

const layer = { position: 'absolute', p: 2, borderRadius: 2 } as const;

export default function PositionsZIndex() {
  const [above, setAbove] = useState(true);

  return (
    <ThemeProvider theme={theme}>
      <label>
        <input
          type="checkbox"
          checked={above}
          onChange={(event) => setAbove(event.target.checked)}
        />{' '}
        Compass above the fog
      </label>
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 120 }}>
        <Box
          sx={[
            layer,
            {
              top: 16,
              left: 0,
              pr: 8,
              zIndex: above ? 'overFog' : 'underFog',
            },
            { bgcolor: 'compass.main', color: 'compass.text' },
          ]}
        >
          Compass
        </Box>
        <Box
          sx={[
            layer,
            { top: 48, left: 80, pl: 10, zIndex: 'fog' },
            { bgcolor: 'fog.main', color: 'fog.text' },
          ]}
        >
          Fog bank
        </Box>
      </Box>
    </ThemeProvider>
  );
}
