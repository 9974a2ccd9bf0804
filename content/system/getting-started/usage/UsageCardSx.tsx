import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { night: { main: '#1b2145', text: '#ffffff', soft: '#c9d1ff' } },
});

export default function UsageCardSx() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          p: 2,
          borderRadius: 2,
          bgcolor: 'night.main',
          color: 'night.text',
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Box sx={{ fontWeight: 700 }}>Saturn</Box>
          <Box sx={{ color: 'night.soft' }}>Rises in the east at 9:14 p.m.</Box>
        </Box>
        <Box
          sx={{
            alignSelf: 'flex-start',
            px: 1.5,
            py: 0.5,
            border: 1,
            borderRadius: 2,
          }}
        >
          Clear sky
        </Box>
      </Box>
    </ThemeProvider>
  );
}
