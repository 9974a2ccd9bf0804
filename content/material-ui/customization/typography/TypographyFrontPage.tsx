import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const DISPLAY = 'Georgia, "Times New Roman", serif';
const paper = createTheme({
  typography: {
    fontFamily: 'Verdana, Geneva, sans-serif',
    h5: { fontFamily: DISPLAY, fontWeight: 700, lineHeight: 1.2 },
    overline: { letterSpacing: '0.1em', lineHeight: 2 },
  },
});

function Article() {
  return (
    <Box component="article" sx={{ color: 'text.primary' }}>
      <Typography variant="overline" component="p">
        Harbor
      </Typography>
      <Typography variant="h5" component="h3" gutterBottom>
        The swing bridge turns again
      </Typography>
      <Typography variant="body2">
        After eleven months, the first barge passed on Monday at dawn.
      </Typography>
    </Box>
  );
}

export default function TypographyFrontPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <Article />
      <ThemeProvider
        theme={(outer: Theme) => ({
          ...paper,
          ...outer,
          typography: paper.typography,
        })}
      >
        <Article />
      </ThemeProvider>
    </Box>
  );
}
