import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: {
    title: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.5rem',
      fontWeight: 700,
    },
    byline: { fontSize: '0.875rem', letterSpacing: '0.04em' },
    verse: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.125rem',
      lineHeight: 1.7,
    },
  },
});

export default function TypographyStyles() {
  return (
    <ThemeProvider theme={theme}>
      <article>
        <Box component="h3" sx={{ m: 0, typography: 'title' }}>
          Night ferry
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'byline' }}>
          by Ines Calder
        </Box>
        <Box component="p" sx={{ mt: 2, mb: 0, typography: 'verse' }}>
          The harbor folds its lamps away,
          <br />
          one window, then another.
        </Box>
      </article>
    </ThemeProvider>
  );
}
