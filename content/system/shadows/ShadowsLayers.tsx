import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    dusk: '#f4c9a8',
    hills: '#b8624f',
    forest: { main: '#3d2645', text: '#ffffff' },
  },
  shadows: {
    near: '0 1px 2px rgb(40 15 30 / 0.5)',
    far: '0 6px 14px rgb(40 15 30 / 0.45)',
  },
});

export default function ShadowsLayers() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 4, borderRadius: 2, bgcolor: 'dusk' }}>
        <Box sx={{ p: 4, borderRadius: 2, bgcolor: 'hills', boxShadow: 'far' }}>
          <Box
            sx={{
              p: 2,
              borderRadius: 2,
              bgcolor: 'forest.main',
              color: 'forest.text',
              boxShadow: 'near',
            }}
          >
            Forest edge, three layers
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
