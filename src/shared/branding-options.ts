import {
  BORDER_RADIUS,
  blue,
  blueGrey,
  infoDark,
  raisedDark,
  selectedDark,
  veryDark,
} from '../libraries/brand/colors';
import { COLOR_SCHEME_ATTRIBUTE } from './color-mode';

/** Options of the shell's theme. All others are the library's defaults. */
export const brandingThemeOptions = {
  cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
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
        action: { hover: 'hsl(210, 14%, 13%)', selected: selectedDark },
        info: { main: blue[300], light: infoDark },
        success: { main: 'hsl(145, 60%, 60%)', light: 'hsl(150, 40%, 10%)' },
        warning: { main: 'hsl(42, 95%, 62%)', light: 'hsl(40, 45%, 11%)' },
        error: { main: 'hsl(355, 95%, 78%)', light: 'hsl(355, 40%, 13%)' },
      },
    },
  },
} as const;
