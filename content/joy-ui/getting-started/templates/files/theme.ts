import { extendTheme } from '@mui/joy/styles';

const plum = {
  50: '#f9eff5',
  100: '#f1dce8',
  200: '#e3bad2',
  300: '#d596ba',
  400: '#b5628f',
  500: '#812a5e',
  600: '#6c224e',
  700: '#591b40',
  800: '#42152f',
  900: '#2a0d1e',
};

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        primary: plum,
        neutral: { outlinedBorder: '#b9b0ba' },
        background: { body: '#fffdf9', surface: '#f7f2ee' },
        text: { primary: '#221a22', secondary: '#51454f', tertiary: '#63565f' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...plum,
          plainColor: plum[200],
          solidBg: plum[300],
          solidColor: plum[900],
          solidHoverBg: plum[200],
          solidActiveBg: plum[200],
        },
        neutral: { outlinedBorder: '#655a68', softBg: '#362e3a' },
        background: { body: '#17131a', surface: '#1f1a23' },
        text: { primary: '#f4eef3', secondary: '#c6bac5', tertiary: '#ab9dab' },
        focusVisible: plum[300],
      },
    },
  },
  fontFamily: {
    display: 'Baskerville, Georgia, serif',
  },
  radius: { sm: '6px', md: '12px' },
});
