import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
  typography: {
    fontFamily: 'Georgia, serif',
    h5: { fontSize: 'clamp(1.25rem, 1rem + 1.5vw, 1.75rem)' },
    body1: { lineHeight: 1.7 },
  },
});

export default function TypographyHouseStyle() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h5" component="h3" gutterBottom>
          House style
        </Typography>
        <Typography>Numbers up to twelve are words.</Typography>
      </Paper>
    </ThemeProvider>
  );
}
