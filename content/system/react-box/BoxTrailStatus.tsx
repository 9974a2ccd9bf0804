import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    open: { main: '#136c13', text: '#ffffff' },
    wet: { main: '#fbe3b5', text: '#4a2c00' },
    closed: { main: '#a51818', text: '#ffffff' },
  },
});

const trails = [
  { name: 'Valley trail', status: 'open' },
  { name: 'Waterfall loop', status: 'wet' },
  { name: 'Ridge path', status: 'closed' },
];

export default function BoxTrailStatus() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {trails.map(({ name, status }) => (
          <Box
            key={name}
            sx={{
              px: 1.5,
              py: 0.75,
              borderRadius: 2,
              bgcolor: `${status}.main`,
              color: `${status}.text`,
            }}
          >
            {name}: {status}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
