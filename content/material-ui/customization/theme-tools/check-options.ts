import {
  createTheme,
  decomposeColor,
  type ThemeOptions,
} from '@mui/material/styles';
import { COLOR_SCHEMES, explainMinifiedError, isColorScheme } from 'docs/ui';

/** Values in an options object that need no code to run. */
export type Literal =
  string | number | boolean | null | undefined | Literal[] | LiteralObject;

export interface LiteralObject {
  [key: string]: Literal;
}

/** Names from the outside in, such as `['palette', 'primary', 'main']`. */
export type Path = readonly string[];

/** True if a value has names in it. */
export function isObject(value: unknown): value is LiteralObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return value;
  const isNested =
    typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isNested
    ? valueAt((value as Record<string, unknown>)[name], rest)
    : undefined;
}

/** A copy of the object with another value at a path. Undefined removes the value and empty parent objects. */
export function withValueAt(
  object: LiteralObject,
  [name, ...rest]: Path,
  value: Literal,
): LiteralObject {
  if (name === undefined) return object;
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  const next =
    rest.length === 0
      ? value
      : emptyToNone(withValueAt(isObject(inner) ? inner : {}, rest, value));
  if (next !== undefined) return { ...object, [name]: next };
  const { [name]: _, ...others } = object;
  return others;
}

function emptyToNone(object: LiteralObject): LiteralObject | undefined {
  return Object.keys(object).length === 0 ? undefined : object;
}

/** A mistake in options that somebody has written. */
export interface OptionsProblem {
  message: string;
  /** Starts at 1. Null if the error has no line. */
  line: number | null;
  /** Page of this site with the whole message of the library. */
  href?: string;
}

/** Colors of the components. The library requires `main` in each. */
const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
/** Keys that only colors have, to recognize custom colors. */
const SHADES = ['main', 'light', 'dark', 'contrastText'];

interface Finding {
  path: Path;
  message: string;
}

/** The first mistake that makes the library refuse options, or paint nothing of them. */
export function checkOptions(
  options: LiteralObject,
  lineOf: (path: Path) => number,
): OptionsProblem | null {
  const found =
    privateField(options) ?? wrongColor(options) ?? unknownScheme(options);
  if (found) return { message: found.message, line: lineOf(found.path) };
  const error = refusal(options);
  if (error === null) return null;
  const line = lineOf(culprit(options, []));
  const minified = explainMinifiedError(error);
  return minified
    ? {
        message: minified.message ?? 'The library rejects this value.',
        line,
        href: minified.href,
      }
    : { message: error, line };
}

function privateField({ vars }: LiteralObject): Finding | null {
  if (!vars) return null;
  const message =
    '`vars` is a private field that the library writes. For CSS variables, set cssVariables: true.';
  return { path: ['vars'], message };
}

function wrongColor(options: LiteralObject): Finding | null {
  const schemes = namesIn(options['colorSchemes']);
  const palettes: Path[] = [
    ['palette'],
    ...schemes.map((name) => ['colorSchemes', name, 'palette']),
  ];
  for (const path of palettes) {
    const palette = valueAt(options, path);
    for (const [name, color] of Object.entries(
      isObject(palette) ? palette : {},
    )) {
      const found = checkColor(name, color, [...path, name]);
      if (found) return found;
    }
  }
  return null;
}

function checkColor(name: string, color: Literal, path: Path): Finding | null {
  if (typeof color === 'string' && COLORS.includes(name))
    return {
      path,
      message: `Write the color “${name}” as { main: '${color}' }.`,
    };
  const isColor =
    COLORS.includes(name) ||
    (name !== 'tonalOffset' &&
      isObject(color) &&
      SHADES.some((shade) => shade in color));
  if (!isColor || !isObject(color)) return null;
  // A scale of shades has its main value under a number.
  const { main = color['500'] } = color;
  if (main === undefined)
    return {
      path,
      message: `The color “${name}” has no main value, such as main: '#1976d2'.`,
    };
  const place = 'main' in color ? [...path, 'main'] : path;
  if (typeof main !== 'string')
    return {
      path: place,
      message: `The main value of “${name}” must be text, such as '#1976d2'.`,
    };
  if (hasNumbers(main) || SHADES.every((shade) => shade in color)) return null;
  return {
    path: place,
    message: `The library cannot calculate with “${main}”. Write #1976d2, rgb(25, 118, 210), or hsl(210, 79%, 46%), or all four of ${SHADES.join(', ')}.`,
  };
}

/** True if the library can parse the numbers of a color. Without commas, it only reads the first. */
export function hasNumbers(color: string): boolean {
  try {
    const { values } = decomposeColor(color);
    return values.length >= 3 && values.every(Number.isFinite);
  } catch {
    return false;
  }
}

function unknownScheme({
  palette,
  colorSchemes,
  defaultColorScheme,
}: LiteralObject): Finding | null {
  const known = [...COLOR_SCHEMES, ...namesIn(colorSchemes)];
  if (
    defaultColorScheme !== undefined &&
    !known.includes(String(defaultColorScheme))
  )
    return {
      path: ['defaultColorScheme'],
      message: `The color scheme “${String(defaultColorScheme)}” does not exist in colorSchemes. There are: ${known.join(', ')}.`,
    };
  const mode = isObject(palette) ? palette['mode'] : undefined;
  if (mode === undefined || isColorScheme(mode)) return null;
  return {
    path: ['palette', 'mode'],
    message: `The mode is 'light' or 'dark', not “${String(mode)}”.`,
  };
}

/** Why the library rejects these options, or null. */
function refusal(options: LiteralObject): string | null {
  try {
    createTheme(options as ThemeOptions);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The innermost option that makes the library fail. */
function culprit(options: LiteralObject, path: Path): Path {
  const guilty = namesIn(valueAt(options, path)).find(
    (name) =>
      refusal(withValueAt(options, [...path, name], undefined)) === null,
  );
  return guilty === undefined ? path : culprit(options, [...path, guilty]);
}

function namesIn(value: unknown): string[] {
  return Object.keys(isObject(value) ? value : {});
}
