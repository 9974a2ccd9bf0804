import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { sea: { main: '#cfe3e8' }, island: { main: '#f3e3bd' } },
});

const places = [
  { name: 'Wreck', top: '30%', left: '22%' },
  { name: 'Palm grove', top: '46%', left: '52%' },
  { name: '✕ Treasure', top: '72%', left: '70%' },
];

export default function PositionsAbsolute() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          position: 'relative',
          maxWidth: 400,
          height: 200,
          bgcolor: 'sea.main',
          color: '#2b2118',
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: '8% 5%',
            borderRadius: '45% 55% 35% 65%',
            bgcolor: 'island.main',
          }}
        />
        {places.map(({ name, top, left }) => (
          <Box
            key={name}
            sx={{
              position: 'absolute',
              top,
              left,
              transform: 'translate(-50%, -50%)',
              fontWeight: 600,
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
