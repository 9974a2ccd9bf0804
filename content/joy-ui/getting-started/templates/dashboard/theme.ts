import { extendTheme } from '@mui/joy/styles';

const cobalt = {
  50: '#eef2fc',
  100: '#dbe4f8',
  200: '#b7c8f0',
  300: '#93abe6',
  400: '#6583d4',
  500: '#2d4fae',
  600: '#24418f',
  700: '#1c3475',
  800: '#172a5c',
  900: '#101d40',
};

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        primary: cobalt,
        neutral: { outlinedBorder: '#b3bdce' },
        success: { softColor: '#0a5421' },
        warning: { softColor: '#7a3d06' },
        background: { body: '#f3f5f9', surface: '#ffffff' },
        text: { primary: '#141b2d', secondary: '#46506a', tertiary: '#59627a' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...cobalt,
          solidBg: cobalt[300],
          solidColor: cobalt[900],
          solidHoverBg: cobalt[200],
          solidActiveBg: cobalt[200],
          plainColor: cobalt[200],
        },
        neutral: { outlinedBorder: '#4a5775', softBg: '#2a3550' },
        background: { body: '#0c111d', surface: '#141b2b', popup: '#1a2234' },
        text: { primary: '#eef1f8', secondary: '#b4bdd1', tertiary: '#9aa5bd' },
        focusVisible: cobalt[300],
      },
    },
  },
  fontFamily: {
    display: 'Optima, "Gill Sans", Helvetica, Arial, sans-serif',
  },
  radius: { sm: '8px', md: '14px' },
});
