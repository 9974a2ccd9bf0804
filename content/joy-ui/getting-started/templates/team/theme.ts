import { extendTheme } from '@mui/joy/styles';

// prettier-ignore
const palette = {
  primary: { 50: '#eef6f3', 100: '#d8eae4', 200: '#b2d5ca', 300: '#84bbaa', 400: '#4f9884', 500: '#237260', 600: '#1a5b4d', 700: '#15483e', 800: '#0f352e', 900: '#08211c' },
  warning: { 50: '#fff3ea', 100: '#ffe1cc', 200: '#ffc299', 300: '#ff9d5c', 400: '#f3761f', 500: '#ad4500', 600: '#963c00', 700: '#752f00', 800: '#522100', 900: '#331500' },
  neutral: { 50: '#f6f5f1', 100: '#eceae3', 200: '#d9d6cb', 300: '#bdb9ab', 400: '#969182', 500: '#66625a', 600: '#514e47', 700: '#3b3934', 800: '#242320', 900: '#161613' },
};

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        ...palette,
        background: { body: '#f6f5f1', surface: '#fff', popup: '#fff' },
      },
    },
    dark: {
      palette: {
        ...palette,
        background: { body: '#111412', surface: '#1a1f1c', popup: '#1a1f1c' },
      },
    },
  },
  radius: { sm: '6px', md: '10px', lg: '14px' },
  fontFamily: {
    display: 'Inter, system-ui, sans-serif',
    body: 'Inter, system-ui, sans-serif',
  },
  typography: {
    h1: {
      fontSize: 'clamp(2.25rem, 6vw, 4rem)',
      fontWeight: 800,
      letterSpacing: '-0.035em',
      lineHeight: 1.02,
    },
    h2: { fontSize: '1.375rem', fontWeight: 750, letterSpacing: '-0.02em' },
  },
});
