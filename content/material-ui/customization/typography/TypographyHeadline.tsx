import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const theme = responsiveFontSizes(
  createTheme({
    colorSchemes: { light: true, dark: true },
    typography: { h3: { fontWeight: 700 } },
  }),
);

export default function TypographyHeadline() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" component="p" gutterBottom>
          Night train to the coast runs again
        </Typography>
        <Typography>
          The sleeping cars leave on Fridays, from platform 2.
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
