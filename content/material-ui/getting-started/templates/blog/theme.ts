import { createTheme } from '@mui/material/styles';

const serif = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#8a2846' },
        background: { default: '#fff', paper: '#f5f3f0' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#f4a3bd' },
        background: { default: '#13131a', paper: '#1d1d27' },
      },
    },
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: serif,
    h1: {
      fontSize: 'clamp(2.5rem, 8vw, 5rem)',
      fontWeight: 700,
      lineHeight: 1,
    },
    h2: { fontSize: '2rem', fontWeight: 700, lineHeight: 1.15 },
    h3: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.25 },
    body1: { fontSize: '1.125rem', lineHeight: 1.6 },
    button: { textTransform: 'none' },
  },
});
