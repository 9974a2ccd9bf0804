import { extendTheme } from '@mui/joy/styles';

const rust = {
  50: '#fdf1ea',
  100: '#fbe0d2',
  200: '#f6c1a6',
  300: '#f0a17c',
  400: '#dd6f3f',
  500: '#b0400f',
  600: '#93340b',
  700: '#792b0a',
  800: '#5a2109',
  900: '#3c1707',
};

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        primary: rust,
        neutral: { outlinedBorder: '#a79f98', softBg: '#efe9e3' },
        background: { body: '#ffffff', surface: '#f8f4f0' },
        text: { primary: '#241d19', secondary: '#554b45', tertiary: '#665b54' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...rust,
          solidBg: rust[300],
          solidColor: rust[900],
          solidHoverBg: rust[200],
          solidActiveBg: rust[200],
          solidDisabledColor: '#8d8078',
        },
        neutral: { outlinedBorder: '#6f645d', softBg: '#2f2824' },
        background: { body: '#191513', surface: '#211c19', popup: '#332b26' },
        text: { primary: '#f6efe9', secondary: '#cabfb7', tertiary: '#b0a49b' },
        focusVisible: rust[300],
      },
    },
  },
  fontFamily: {
    display: '"Century Gothic", "Trebuchet MS", sans-serif',
  },
  radius: { sm: '10px', md: '18px' },
});
