import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: {
    cover: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.5rem',
      lineHeight: 1.2,
    },
    coverWide: {
      fontFamily: 'Georgia, serif',
      fontSize: '3rem',
      lineHeight: 1.1,
    },
  },
});

export default function TypographyResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          typography: { xs: 'cover', sm: 'coverWide' },
          textAlign: { xs: 'start', sm: 'center' },
        }}
      >
        Issue 14: letters from islands
      </Box>
    </ThemeProvider>
  );
}
