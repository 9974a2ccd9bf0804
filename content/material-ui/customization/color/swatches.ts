import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';

/** Hues of the package in color wheel order, with grays last. */
export const HUES = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
  brown,
  grey,
  blueGrey,
};

export type Hue = keyof typeof HUES;
export type Shade = keyof typeof red;

export const HUE_NAMES = Object.keys(HUES) as Hue[];
export const SHADES: readonly Shade[] = [
  50,
  100,
  200,
  300,
  400,
  500,
  600,
  700,
  800,
  900,
  'A100',
  'A200',
  'A400',
  'A700',
];

export interface Swatch {
  hue: Hue;
  shade: Shade;
}

/** Swatch with this color, if there is one. */
export function swatchOf(hex: string): Swatch | null {
  for (const hue of HUE_NAMES) {
    const shade = SHADES.find((candidate) => HUES[hue][candidate] === hex);
    if (shade !== undefined) return { hue, shade };
  }
  return null;
}
