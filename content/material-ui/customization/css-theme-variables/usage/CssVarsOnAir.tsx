import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { primary: { main: '#a01d3c' } } },
    dark: { palette: { primary: { main: '#ff9db0' } } },
  },
});

const OnAir = styled('span')(({ theme: { vars, spacing } }) => ({
  padding: spacing(0.5, 1),
  borderRadius: vars?.shape.borderRadius,
  border: '1px solid',
  color: vars?.palette.primary.main,
  backgroundColor: `rgba(${vars?.palette.primary.mainChannel} / 0.12)`,
}));

export default function CssVarsOnAir() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography gutterBottom>
          <OnAir>On air</OnAir> Night shift with Ada Brandt
        </Typography>
        <Box sx={{ height: 4, bgcolor: 'primary.main' }} />
      </Paper>
    </ThemeProvider>
  );
}
