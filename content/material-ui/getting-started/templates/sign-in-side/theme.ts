import { createTheme } from '@mui/material/styles';

const serif =
  '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#a3231f' },
        text: { primary: '#221c16', secondary: '#5c5145' },
        background: { default: '#faf5ea', paper: '#faf5ea' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ff9d8f' },
        text: { primary: '#f3eadb', secondary: '#bfb29e' },
        background: { default: '#1a1612', paper: '#1a1612' },
      },
    },
  },
  shape: { borderRadius: 0 },
  typography: {
    h1: {
      fontFamily: serif,
      fontSize: '2.5rem',
      fontWeight: 500,
      lineHeight: 1.1,
    },
    h2: { fontFamily: serif, fontSize: '1.25rem', fontWeight: 500 },
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});
