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
export const raisedDark = 'hsl(210, 14%, 10%)';
/** Background of selected menu entries in the dark scheme. */
export const selectedDark = 'hsl(210, 60%, 15%)';
/** Background of notes in the dark scheme. */
export const infoDark = 'hsl(210, 50%, 13%)';
/** Corner radius of cards, demos and code in px. */
export const BORDER_RADIUS = 12;
