import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#25603b' },
        background: { default: '#f6f4e8', paper: '#fffef8' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#a4dba8' },
        background: { default: '#0f1a13', paper: '#17251b' },
      },
    },
  },
  shape: { borderRadius: 20 },
  typography: {
    h1: {
      fontSize: 'clamp(2.5rem, 7vw, 4.75rem)',
      fontWeight: 800,
      letterSpacing: '-0.035em',
      lineHeight: 1.02,
    },
    h2: { fontSize: '2rem', fontWeight: 700, letterSpacing: '-0.02em' },
    h3: { fontSize: '1.25rem', fontWeight: 700 },
    button: { textTransform: 'none', fontSize: '1rem', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 } },
    },
  },
});
