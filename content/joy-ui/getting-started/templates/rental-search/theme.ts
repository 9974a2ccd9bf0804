import { extendTheme } from '@mui/joy/styles';

// prettier-ignore
const palette = {
  primary: { 50: '#fdf1ed', 100: '#fadfd6', 200: '#f3bfae', 300: '#f0a48c', 400: '#d96c4d', 500: '#a83b22', 600: '#8c2f19', 700: '#702513', 800: '#4d1a0e', 900: '#300f08' },
  neutral: { 50: '#faf6ee', 100: '#f0eadd', 200: '#e0d7c5', 300: '#c4bba9', 400: '#9a9284', 500: '#686156', 600: '#534d44', 700: '#39383c', 800: '#20242e', 900: '#141923' },
};

const serif = "'Iowan Old Style', Georgia, serif";

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        ...palette,
        background: { body: '#faf6ee', surface: '#fffdf8', popup: '#fffdf8' },
      },
    },
    dark: {
      palette: {
        ...palette,
        background: { body: '#10151e', surface: '#19202c', popup: '#19202c' },
      },
    },
  },
  radius: { sm: '8px', md: '14px', lg: '20px' },
  fontFamily: {
    display: serif,
    body: "Optima, 'Gill Sans', system-ui, sans-serif",
  },
  typography: {
    h1: {
      fontSize: 'clamp(2.25rem, 5vw, 3.5rem)',
      fontWeight: 500,
      letterSpacing: '-0.02em',
      lineHeight: 1.05,
    },
    h2: { fontSize: '1.375rem', fontWeight: 500, letterSpacing: '-0.01em' },
  },
  components: {
    JoyButton: { styleOverrides: { root: { borderRadius: '99px' } } },
    JoyIconButton: { styleOverrides: { root: { borderRadius: '99px' } } },
  },
});
