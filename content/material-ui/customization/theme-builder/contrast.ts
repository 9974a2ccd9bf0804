import {
  darken,
  decomposeColor,
  getContrastRatio,
  hslToRgb,
  lighten,
  rgbToHex,
  type Theme,
} from '@mui/material/styles';
import { blend } from '@mui/system/colorManipulator';
import { hasNumbers } from '../theme-tools';
import { COLORS } from './builder-options';

/** Minimum contrast of small text, and of large text, icons, and borders (WCAG 2.2, 1.4.3 and 1.4.11). */
export const SMALL_TEXT = 4.5;
export const GRAPHICS = 3;
/** Size and number of steps in the search for a readable color. */
const STEP = 0.02;
const STEPS = 40;

/** A color with too little contrast. */
export interface ContrastWarning {
  /** Its name in the palette, such as `warning` or `text.secondary`. */
  name: string;
  color: string;
  /** Its lowest contrast. */
  least: number;
  /** Description of the problem, with contrast ratios. */
  message: string;
  /** Nearest readable color, or null if none was found. */
  better: string | null;
}

interface Pair {
  what: string;
  ratio: number;
}

/** Colors of a theme with which small text is hard to read, in words. */
export function contrastWarnings(theme: Theme): ContrastWarning[] {
  return [...mainColors(theme), ...textColors(theme)];
}

function mainColors({ palette }: Theme): ContrastWarning[] {
  const surface = hardestSurface(palette.background, palette.text.primary);
  return COLORS.flatMap((name) => {
    const { main, contrastText } = palette[name];
    const isOwnText =
      !hasNumbers(main) || contrastText !== palette.getContrastText(main);
    const textOn = (color: string): string =>
      isOwnText ? contrastText : palette.getContrastText(color);
    const pairs = (color: string): Pair[] => [
      {
        what: `with ${textOn(color)} on it`,
        ratio: contrast(textOn(color), color),
      },
      {
        what: 'as text on the background',
        ratio: contrast(color, surface),
      },
    ];
    return warning(name, main, pairs);
  });
}

function textColors({ palette }: Theme): ContrastWarning[] {
  const { background, text } = palette;
  const surfaces = Object.entries({
    'background.default': background.default,
    'background.paper': background.paper,
  });
  return (['primary', 'secondary'] as const).flatMap((name) => {
    const pairs = (color: string): Pair[] =>
      surfaces.map(([what, surface]) => ({
        what: `on ${what}`,
        ratio: contrast(color, surface),
      }));
    return warning(`text.${name}`, text[name], pairs);
  });
}

function warning(
  name: string,
  color: string,
  pairs: (color: string) => Pair[],
): ContrastWarning[] {
  const low = pairs(color).filter(({ ratio }) => ratio < SMALL_TEXT);
  if (low.length === 0) return [];
  const numbers = low.map(({ what, ratio }) => `${inWords(ratio)} ${what}`);
  const least = Math.min(...low.map(({ ratio }) => ratio));
  const verdict =
    least < GRAPHICS
      ? 'Too little even for large text and icons, which need 3:1.'
      : 'Enough for large text and icons (3:1), not for small text (4.5:1).';
  const isReadable = (candidate: string): boolean =>
    pairs(candidate).every(({ ratio }) => ratio >= SMALL_TEXT);
  const message = `${numbers.join(', ')}. ${verdict}`;
  return [{ name, color, least, message, better: nearest(color, isReadable) }];
}

/** Formats a ratio, rounded down so that 4.49 does not look like enough. */
export function inWords(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}

/** Contrast of a color, which can be translucent. */
function contrast(color: string, below: string): number {
  // Names such as `white` and CSS variables cannot be measured.
  if (!hasNumbers(color) || !hasNumbers(below)) return Infinity;
  const { type, values } = decomposeColor(color);
  const alpha = type.endsWith('a') ? (values[3] ?? 1) : 1;
  return getContrastRatio(
    blend(opaque(below), opaque(color), alpha),
    opaque(below),
  );
}

/** The first of colors that become darker and lighter step by step. */
function nearest(
  color: string,
  isReadable: (color: string) => boolean,
): string | null {
  const start = opaque(color);
  for (let step = 1; step <= STEPS; step += 1) {
    const found = [darken, lighten]
      .map((mix) => rgbToHex(mix(start, step * STEP)))
      .find((candidate) => isReadable(candidate));
    if (found !== undefined) return found;
  }
  return null;
}

function opaque(color: string): string {
  const { type, values } = decomposeColor(color);
  const [a = 0, b = 0, c = 0] = values;
  if (type.startsWith('hsl')) return hslToRgb(`hsl(${a}, ${b}%, ${c}%)`);
  return type === 'color' ? color : `rgb(${a}, ${b}, ${c})`;
}

/** Of the two surfaces, the one from which a color in the middle stands out less. */
function hardestSurface(
  background: Theme['palette']['background'],
  text: string,
): string {
  const surfaces = [background.default, background.paper];
  return (
    surfaces.sort((a, b) => contrast(text, a) - contrast(text, b))[0] ?? '#fff'
  );
}

/** True if the library can parse a color. */
export function isColor(text: string): boolean {
  if (text.startsWith('#'))
    return /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text);
  return hasNumbers(text);
}
