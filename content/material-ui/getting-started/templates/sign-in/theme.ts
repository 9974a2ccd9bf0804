import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#4a3aa7' },
        background: { default: '#e9e6f7', paper: '#fff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#c3b8ff' },
        background: { default: '#0c0a1d', paper: '#17142e' },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    h1: { fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.01em' },
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});
