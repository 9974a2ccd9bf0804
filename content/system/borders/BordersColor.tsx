import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    album: { page: '#fffaf0', text: '#2b2118' },
    mint: { main: '#1b6e3c' },
    damaged: { main: '#a3261b' },
  },
});

const stamps = [
  { name: 'Lighthouse, 1948', condition: 'mint' },
  { name: 'Steam ferry, 1952', condition: 'damaged' },
];

export default function BordersColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {stamps.map(({ name, condition }) => (
          <Box
            key={name}
            sx={{
              p: 2,
              border: 3,
              borderStyle: condition === 'damaged' ? 'dashed' : 'solid',
              borderColor: `${condition}.main`,
              bgcolor: 'album.page',
              color: 'album.text',
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{name}</Box>
            Condition: {condition}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
