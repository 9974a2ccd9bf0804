import { extendTheme } from '@mui/joy/styles';

const green = {
  50: '#edf6f2',
  100: '#d5eae2',
  200: '#aed6c8',
  300: '#7fc0ac',
  400: '#4a9c86',
  500: '#17685a',
  600: '#12574b',
  700: '#0f473e',
  800: '#0d3931',
  900: '#0a2a25',
};

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        primary: green,
        neutral: { outlinedBorder: '#84928e' },
        background: { body: '#fbf7ee', surface: '#fffdf8' },
        text: { primary: '#1d2b2a', secondary: '#4c5a57', tertiary: '#5a6764' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...green,
          solidBg: green[300],
          solidColor: green[900],
          solidHoverBg: green[200],
          solidActiveBg: green[100],
        },
        neutral: { outlinedBorder: '#64777a' },
        danger: { 500: '#f5a39a', outlinedBorder: '#f5a39a' },
        background: { body: '#0f1a1b', surface: '#162426' },
        text: { primary: '#f2ece0', secondary: '#b9c4c0', tertiary: '#a3b0ac' },
        focusVisible: green[300],
      },
    },
  },
  fontFamily: {
    display: 'Rockwell, "Roboto Slab", "Sitka Heading", Georgia, serif',
  },
  radius: { sm: '3px' },
  components: {
    JoyInput: { defaultProps: { size: 'lg' } },
    JoyFormLabel: { styleOverrides: { root: { fontWeight: 600 } } },
  },
});
