export const blue = {
  50: 'hsl(184, 60%, 95%)',
  100: 'hsl(184, 60%, 88%)',
  200: 'hsl(184, 60%, 76%)',
  300: 'hsl(184, 60%, 64%)',
  400: 'hsl(184, 70%, 45%)',
  500: 'hsl(184, 83%, 30%)',
  600: 'hsl(184, 83%, 25%)',
  700: 'hsl(184, 83%, 21%)',
  800: 'hsl(184, 83%, 17%)',
  900: 'hsl(184, 83%, 13%)',
} as const;

export const blueGrey = {
  50: 'hsl(190, 15%, 97%)',
  100: 'hsl(190, 15%, 92%)',
  200: 'hsl(190, 15%, 89%)',
  300: 'hsl(190, 15%, 82%)',
  400: 'hsl(190, 15%, 75%)',
  500: 'hsl(190, 15%, 65%)',
  600: 'hsl(190, 15%, 50%)',
  700: 'hsl(190, 15%, 40%)',
  800: 'hsl(190, 15%, 22%)',
  900: 'hsl(190, 14%, 13%)',
} as const;

export const veryDark = 'hsl(190, 20%, 7%)';
export const raisedDark = 'hsl(190, 20%, 10%)';
export const selectedDark = 'hsl(184, 60%, 15%)';
export const infoDark = 'hsl(184, 50%, 13%)';
export const BORDER_RADIUS = 6;
