/** Shades of a vat of woad, from a first dip to a week of dips. */
export const woad = {
  50: '#eef5f8',
  100: '#dcebf2',
  200: '#b7d6e4',
  300: '#87b9d0',
  400: '#4f95b3',
  500: '#24718f',
  600: '#1c5c76',
  700: '#16475b',
  800: '#0d2d3a',
  900: '#061922',
};
