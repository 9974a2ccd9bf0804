import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b4a73' },
        secondary: { main: '#b8420f' },
        success: { main: '#1d6b45' },
        warning: { main: '#8f4700' },
        background: { default: '#eef3f6', paper: '#fff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#86c9f4' },
        secondary: { main: '#ff9e6d' },
        success: { main: '#74d3a1' },
        warning: { main: '#f5b75f' },
        background: { default: '#0a151d', paper: '#10202b' },
      },
    },
  },
  shape: { borderRadius: 14 },
  typography: {
    h1: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.125rem', fontWeight: 600 },
    button: { textTransform: 'none' },
  },
  components: { MuiCard: { defaultProps: { variant: 'outlined' } } },
});
