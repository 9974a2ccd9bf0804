import { extendTheme } from '@mui/joy/styles';

// prettier-ignore
const palette = {
  primary: { 50: '#f1f1fd', 100: '#e0e0fa', 200: '#c5c6f5', 300: '#adb0f2', 400: '#7d80de', 500: '#4b4fb8', 600: '#3c3f99', 700: '#2f327c', 800: '#22245b', 900: '#15163a' },
  neutral: { 50: '#f5f5fa', 100: '#eaeaf2', 200: '#d6d6e3', 300: '#b9b9cb', 400: '#9393a8', 500: '#626278', 600: '#4c4c60', 700: '#363647', 800: '#21212e', 900: '#14141d' },
};

const font = 'ui-rounded, system-ui, sans-serif';

export const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  colorSchemes: {
    light: {
      palette: {
        ...palette,
        danger: { 500: '#b3261e', outlinedColor: '#b3261e' },
        background: { body: '#f5f5fa', surface: '#fff', popup: '#fff' },
      },
    },
    dark: {
      palette: {
        ...palette,
        danger: { 300: '#f5a5a0', 400: '#f28b84' },
        background: { body: '#101018', surface: '#1a1a26', popup: '#1a1a26' },
      },
    },
  },
  radius: { sm: '10px', md: '14px', lg: '24px' },
  fontFamily: { display: font, body: font },
  typography: {
    h1: {
      fontSize: 'clamp(2rem, 4vw, 2.75rem)',
      fontWeight: 800,
      letterSpacing: '-0.03em',
    },
    h2: { fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.01em' },
  },
  components: {
    JoyFormControl: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--FormHelperText-fontSize': '0.875rem',
          '--FormLabel-asteriskColor': vars.palette.danger.plainColor,
          '&.Mui-error': {
            '--FormHelperText-color': vars.palette.danger.plainColor,
          },
        }),
      },
    },
  },
});
