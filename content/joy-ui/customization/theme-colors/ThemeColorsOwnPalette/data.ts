const shades = {
  50: '#fdf3f1',
  100: '#fae1dc',
  200: '#f4c1b8',
  300: '#e9998b',
  400: '#d76e5c',
  500: '#b0402f',
  600: '#8f3325',
  700: '#6c261b',
  800: '#411610',
  900: '#240b08',
};

const solid = {
  solidColor: '#fff',
  solidBg: shades[500],
  solidHoverBg: shades[600],
  solidActiveBg: shades[700],
};

export const lightMadder = {
  ...shades,
  ...solid,
  outlinedColor: shades[500],
  outlinedBorder: shades[300],
  outlinedHoverBg: shades[100],
  outlinedActiveBg: shades[200],
  softColor: shades[700],
  softBg: shades[100],
};

export const darkMadder = {
  ...shades,
  ...solid,
  outlinedColor: shades[200],
  outlinedBorder: shades[700],
  outlinedHoverBg: shades[800],
  outlinedActiveBg: shades[700],
  softColor: shades[200],
  softBg: shades[800],
};
