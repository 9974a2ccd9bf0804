import {
  createTheme,
  type Direction,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import {
  isObject,
  type Literal,
  type LiteralObject,
  type Path,
  valueAt,
  withValueAt,
} from '../theme-tools';

/** Color schemes that the builder edits. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Colors of the components, in the order of the library. */
export const COLORS = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;

/** Path of a palette value in the options. */
export const palettePath = (mode: Mode, path: Path): Path => [
  'colorSchemes',
  mode,
  'palette',
  ...path,
];

/** Path of the main value of a color, or of a plain color such as `text.primary`, in the palette. */
export function colorPath(name: string): Path {
  const isShaded = COLORS.some((color) => color === name);
  return isShaded ? [name, 'main'] : name.split('.');
}

/** Options in one form: palettes in their color schemes, and no scheme that is only turned on. */
export function normalize(options: LiteralObject): LiteralObject {
  const { palette, colorSchemes, ...others } = options;
  const schemes = isObject(colorSchemes) ? colorSchemes : {};
  const main = isObject(palette) ? palette : {};
  const mainMode = main['mode'] === 'dark' ? 'dark' : 'light';
  return Object.entries(schemes)
    .concat(
      MODES.filter((mode) => !(mode in schemes)).map((mode) => [mode, {}]),
    )
    .reduce((all, [mode, scheme]) => {
      const content = isObject(scheme) ? scheme : {};
      const own = isObject(content['palette']) ? content['palette'] : {};
      const { mode: _, ...merged } = {
        ...own,
        ...(mode === mainMode && main),
      };
      const next = withValueAt(content, ['palette'], emptyToNone(merged));
      return withValueAt(all, ['colorSchemes', mode], emptyToNone(next));
    }, others);
}

const emptyToNone = (object: LiteralObject): LiteralObject | undefined =>
  Object.keys(object).length === 0 ? undefined : object;

/** Theme created from options in one mode. */
export function themeOf(
  { colorSchemes, ...options }: LiteralObject,
  mode: Mode,
  direction: Direction = 'ltr',
): Theme {
  const { cssVariables: _, defaultColorScheme: __, ...shared } = options;
  const palette = valueAt(colorSchemes, [mode, 'palette']);
  return createTheme({
    ...(shared as ThemeOptions),
    direction,
    palette: { ...(isObject(palette) ? palette : {}), mode },
  });
}

/** Sets a value in the options, and removes values that match the default theme. */
export function change(
  options: LiteralObject,
  path: Path,
  value: Literal,
  initial: Literal,
): LiteralObject {
  return withValueAt(options, path, value === initial ? undefined : value);
}
