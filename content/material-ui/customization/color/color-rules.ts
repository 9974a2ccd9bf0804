import {
  createTheme,
  decomposeColor,
  getContrastRatio,
  lighten,
  recomposeColor,
  rgbToHex,
  type PaletteColor,
} from '@mui/material/styles';
import { HUES, swatchOf } from './swatches';

export type Mode = 'light' | 'dark';

/** Options for computing the tokens that are not set. */
export interface Settings {
  tonalOffset: number;
  contrastThreshold: number;
}

/** Hex color with six digits, or null if the text is not a color. */
export function parseHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits)
    ? `#${digits.replaceAll(/./g, '$&$&')}`
    : null;
}

/** Converts a theme color of any format to hex. */
export function toHex(color: string): string {
  return color.startsWith('#') ? color : rgbToHex(color);
}

/** Suggested dark mode color, a lighter shade of the same hue. */
export function suggestDark(main: string): string {
  const swatch = swatchOf(main);
  return swatch ? HUES[swatch.hue][200] : toHex(lighten(main, 0.5));
}

/** All four tokens of a color in a theme with these settings. */
export function tokensOf(main: string, settings: Settings): PaletteColor {
  const { augmentColor } = createTheme({ palette: settings }).palette;
  return augmentColor({ color: { main } });
}

/** Contrast of text, including translucent text, which `getContrastRatio` treats as opaque. */
export function contrastOf(text: string, background: string): number {
  return getContrastRatio(laidOver(text, background), background);
}

function laidOver(text: string, background: string): string {
  const over = decomposeColor(text);
  const [, , , opacity = 1] = over.values;
  const under = decomposeColor(background).values;
  const values: [number, number, number] = [0, 1, 2].map((channel) =>
    Math.round(
      (over.values[channel] ?? 0) * opacity +
        (under[channel] ?? 0) * (1 - opacity),
    ),
  ) as [number, number, number];
  return recomposeColor({ type: 'rgb', values });
}

/** Rounded down, because 4.49 is not enough. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** WCAG 2 level of a contrast ratio. */
export function verdictOf(ratio: number): string {
  if (ratio >= 4.5) return 'AA text';
  return ratio >= 3 ? 'AA large text only' : 'Fails';
}

/** Default theme surface for a color used as text. */
export const SURFACES: Record<Mode, string> = {
  light: '#ffffff',
  dark: '#121212',
};
