import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1a1a1a' },
        background: { default: '#ffd60a', paper: '#fffdf2' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ffd60a' },
        background: { default: '#141414', paper: '#1f1f1f' },
      },
    },
  },
  shape: { borderRadius: 4 },
  typography: {
    h1: {
      fontWeight: 900,
      letterSpacing: '-0.03em',
      fontSize: 'clamp(3rem, 9vw, 6.5rem)',
      lineHeight: 0.95,
      textTransform: 'uppercase',
    },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    button: { textTransform: 'none', fontSize: '1rem', fontWeight: 700 },
  },
});
