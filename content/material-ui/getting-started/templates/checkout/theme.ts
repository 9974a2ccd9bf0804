import { createTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#94421f' },
        text: { primary: '#2b201a', secondary: '#6a5648' },
        background: { default: '#fbf6f0', paper: '#fffdfa' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#f2b08f' },
        text: { primary: '#f5ece5', secondary: '#c3b0a3' },
        background: { default: '#1c1512', paper: '#261d19' },
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    h1: { fontFamily: serif, fontSize: '2rem', fontWeight: 400 },
    h2: { fontFamily: serif, fontSize: '1.375rem', fontWeight: 400 },
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});
