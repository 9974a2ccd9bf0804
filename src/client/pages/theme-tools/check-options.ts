import { createTheme, decomposeColor, type ThemeOptions } from '@mui/material/styles';
import { explainMinifiedError } from '../../../shared/error-code';
import { COLOR_SCHEMES } from '../../../shared/color-mode';

/** Values in an options object that need no code to run. */
export type Literal = string | number | boolean | null | undefined | Literal[] | LiteralObject;

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
  const isNested = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isNested ? valueAt((value as Record<string, unknown>)[name], rest) : undefined;
}

/** A copy of the object with another value at a path. Undefined removes the value and empty parent objects. */
export function withValueAt(object: LiteralObject, [name, ...rest]: Path, value: Literal): LiteralObject {
  if (name === undefined) return object;
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  const next =
    rest.length === 0 ? value : emptyToNone(withValueAt(isObject(inner) ? inner : {}, rest, value));
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
export function checkOptions(options: LiteralObject, lineOf: (path: Path) => number): OptionsProblem | null {
  const [found] = [...privateFields(options), ...colors(options), ...schemes(options)];
  if (found) return { message: found.message, line: lineOf(found.path) };
  const error = refusal(options);
  if (error === null) return null;
  const line = lineOf(culprit(options, []));
  const minified = explainMinifiedError(error);
  return minified
    ? { message: minified.message ?? 'The library rejects this value.', line, href: minified.href }
    : { message: error, line };
}

function privateFields(options: LiteralObject): Finding[] {
  if (!options['vars']) return [];
  const message =
    '`vars` is a private field that the library writes. For CSS variables, set cssVariables: true.';
  return [{ path: ['vars'], message }];
}

function colors(options: LiteralObject): Finding[] {
  return palettes(options).flatMap(([path, palette]) =>
    Object.entries(palette).flatMap(([name, color]): Finding[] => {
      if (typeof color === 'string' && COLORS.includes(name))
        return [{ path: [...path, name], message: `Write the color “${name}” as { main: '${color}' }.` }];
      const isColor = COLORS.includes(name) || (isObject(color) && SHADES.some((shade) => shade in color));
      if (!isColor || !isObject(color)) return [];
      // A scale of shades has its main value under a number.
      const { main = color['500'] } = color;
      const where = [...path, name];
      if (typeof main === 'string') {
        if (hasNumbers(main) || SHADES.every((shade) => shade in color)) return [];
        return [
          {
            path: 'main' in color ? [...where, 'main'] : where,
            message: `The library cannot calculate with “${main}”. Write #1976d2, rgb(25, 118, 210), or hsl(210, 79%, 46%), or all four of ${SHADES.join(', ')}.`,
          },
        ];
      }
      if (main === undefined)
        return [{ path: where, message: `The color “${name}” has no main value, such as main: '#1976d2'.` }];
      return [
        { path: [...where, 'main'], message: `The main value of “${name}” must be text, such as '#1976d2'.` },
      ];
    }),
  );
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

function palettes(options: LiteralObject): [Path, LiteralObject][] {
  const { palette, colorSchemes } = options;
  const inSchemes = Object.entries(isObject(colorSchemes) ? colorSchemes : {}).map(
    ([scheme, content]) =>
      [['colorSchemes', scheme, 'palette'], isObject(content) ? content['palette'] : null] as const,
  );
  return [[['palette'], palette] as const, ...inSchemes].flatMap(([path, found]): [Path, LiteralObject][] =>
    isObject(found) ? [[path, found]] : [],
  );
}

function schemes({ palette, colorSchemes, defaultColorScheme }: LiteralObject): Finding[] {
  const known = [...COLOR_SCHEMES, ...Object.keys(isObject(colorSchemes) ? colorSchemes : {})];
  const findings: Finding[] = [];
  if (defaultColorScheme !== undefined && !known.includes(String(defaultColorScheme)))
    findings.push({
      path: ['defaultColorScheme'],
      message: `The color scheme “${String(defaultColorScheme)}” does not exist in colorSchemes. There are: ${known.join(', ')}.`,
    });
  const mode = isObject(palette) ? palette['mode'] : undefined;
  if (mode !== undefined && !COLOR_SCHEMES.some((scheme) => scheme === mode))
    findings.push({
      path: ['palette', 'mode'],
      message: `The mode is 'light' or 'dark', not “${String(mode)}”.`,
    });
  return findings;
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
  const value = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), options);
  const guilty = Object.keys(isObject(value) ? value : {}).find(
    (name) => refusal(withValueAt(options, [...path, name], undefined)) === null,
  );
  return guilty === undefined ? path : culprit(options, [...path, guilty]);
}
