/** Color scales of the site's brand. Demos keep the default theme of their library. */
export const blue = {
  50: 'hsl(210, 100%, 96%)',
  100: 'hsl(210, 100%, 90%)',
  200: 'hsl(210, 100%, 80%)',
  300: 'hsl(210, 100%, 70%)',
  400: 'hsl(210, 100%, 60%)',
  500: 'hsl(210, 100%, 45%)',
  600: 'hsl(210, 100%, 42%)',
  700: 'hsl(210, 100%, 38%)',
  800: 'hsl(210, 100%, 30%)',
  900: 'hsl(210, 100%, 23%)',
} as const;

export const blueGrey = {
  50: 'hsl(215, 15%, 97%)',
  100: 'hsl(215, 15%, 92%)',
  200: 'hsl(215, 15%, 89%)',
  300: 'hsl(215, 15%, 82%)',
  400: 'hsl(215, 15%, 75%)',
  500: 'hsl(215, 15%, 65%)',
  600: 'hsl(215, 15%, 50%)',
  700: 'hsl(215, 15%, 40%)',
  800: 'hsl(215, 15%, 22%)',
  900: 'hsl(215, 14%, 13%)',
} as const;

/** Background color of the dark scheme, also of the browser's toolbar. */
export const veryDark = 'hsl(210, 14%, 7%)';
/** Raised surface in the dark scheme. */
const raisedDark = 'hsl(210, 14%, 10%)';
/** Corner radius of cards, demos and code in px. */
export const BORDER_RADIUS = 12;

/** Options of the shell's theme. All others are the library's defaults. */
export const brandingThemeOptions = {
  cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: 'data-mui-color-scheme' },
  shape: { borderRadius: BORDER_RADIUS },
  colorSchemes: {
    light: {
      palette: {
        primary: { ...blue, main: blue[600], light: blue[400], dark: blue[700], contrastText: '#fff' },
        grey: blueGrey,
        text: { primary: blueGrey[900], secondary: 'hsl(215, 15%, 34%)' },
        background: { default: '#fff', paper: blueGrey[50] },
        divider: blueGrey[100],
        action: { hover: 'hsl(215, 15%, 95%)', selected: blue[50] },
        info: { main: blue[700], light: blue[50] },
        success: { main: 'hsl(150, 86%, 23%)', light: 'hsl(145, 60%, 95%)' },
        warning: { main: 'hsl(36, 100%, 25%)', light: 'hsl(45, 100%, 94%)' },
        error: { main: 'hsl(355, 78%, 40%)', light: 'hsl(355, 90%, 97%)' },
      },
    },
    dark: {
      palette: {
        primary: { ...blue, main: blue[300], light: blue[200], dark: blue[400], contrastText: veryDark },
        grey: blueGrey,
        text: { primary: 'hsl(210, 20%, 96%)', secondary: blueGrey[400] },
        background: { default: veryDark, paper: raisedDark },
        divider: 'hsl(210, 14%, 16%)',
        action: { hover: 'hsl(210, 14%, 13%)', selected: 'hsl(210, 60%, 15%)' },
        info: { main: blue[300], light: 'hsl(210, 50%, 13%)' },
        success: { main: 'hsl(145, 60%, 60%)', light: 'hsl(150, 40%, 10%)' },
        warning: { main: 'hsl(42, 95%, 62%)', light: 'hsl(40, 45%, 11%)' },
        error: { main: 'hsl(355, 95%, 78%)', light: 'hsl(355, 40%, 13%)' },
      },
    },
  },
} as const;
