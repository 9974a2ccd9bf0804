import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, serif',
    fontFamilyMono: '"Courier New", monospace',
    fontSizeNote: '0.875rem',
    fontWeightStrong: 650,
  },
});

export default function TypographyFonts() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ fontFamily: 'default' }}>
        <Box sx={{ fontWeight: 'strong' }}>Submissions for issue 15</Box>
        <Box sx={{ my: 1, fontFamily: 'mono', fontSize: 'note' }}>
          poems@paperlantern.example
        </Box>
        <Box sx={{ fontSize: 'note', fontStyle: 'italic' }}>
          Three poems at most, by March 1.
        </Box>
      </Box>
    </ThemeProvider>
  );
}
