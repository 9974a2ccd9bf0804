import {
  createTheme,
  type Direction,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import {
  isObject,
  valueAt,
  withValue,
  type Literal,
  type LiteralObject,
  type Path,
} from '../../../../src/client/pages/theme-tools/literal';

/** Color schemes that are built. */
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

/** Where a value of the palette stands in the options. */
export const palettePath = (mode: Mode, path: Path): Path => [
  'colorSchemes',
  mode,
  'palette',
  ...path,
];

/** Where the main value of a color, or a plain color such as `text.primary`, stands in the palette. */
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
      const next = withValue(content, ['palette'], emptyToNone(merged));
      return withValue(all, ['colorSchemes', mode], emptyToNone(next));
    }, others);
}

const emptyToNone = (object: LiteralObject): LiteralObject | undefined =>
  Object.keys(object).length === 0 ? undefined : object;

/** The theme that options make in one mode. */
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

/** Options with another value; what is as in the default theme is taken out. */
export function change(
  options: LiteralObject,
  path: Path,
  value: Literal,
  initial: Literal,
): LiteralObject {
  return withValue(options, path, value === initial ? undefined : value);
}

/** What makes components smaller, together. */
const COMPACT: readonly (readonly [Path, Literal])[] = [
  ...['Button', 'IconButton', 'TextField', 'FormControl', 'Chip'].map(
    (name) =>
      [['components', `Mui${name}`, 'defaultProps', 'size'], 'small'] as const,
  ),
  ...['Checkbox', 'Radio', 'Switch', 'Slider', 'Table'].map(
    (name) =>
      [['components', `Mui${name}`, 'defaultProps', 'size'], 'small'] as const,
  ),
  [['components', 'MuiList', 'defaultProps', 'dense'], true],
  [['components', 'MuiToolbar', 'defaultProps', 'variant'], 'dense'],
];

export const isCompact = (options: LiteralObject): boolean =>
  COMPACT.every(([path, value]) => valueAt(options, path) === value);

export function withCompact(
  options: LiteralObject,
  isOn: boolean,
): LiteralObject {
  return COMPACT.reduce(
    (all, [path, value]) => withValue(all, path, isOn ? value : undefined),
    options,
  );
}

const HEADINGS = ['h6', 'h5', 'h4', 'h3', 'h2', 'h1'];
/** Size of the smallest heading of a scale, in rem. */
const SMALLEST = 1.125;

/** Factors from one heading to the next; 0 stands for the library's own sizes. */
export const SCALES = [
  { value: 0, label: 'Default (1.25 to 6rem)' },
  { value: 1.125, label: '1.125, calm' },
  { value: 1.2, label: '1.2, moderate' },
  { value: 1.25, label: '1.25, clear' },
  { value: 1.333, label: '1.333, strong' },
];

/** Options with sizes of headings that grow by a factor. */
export function withScale(
  options: LiteralObject,
  factor: number,
): LiteralObject {
  return HEADINGS.reduce(
    (all, heading, step) =>
      withValue(
        all,
        ['typography', heading, 'fontSize'],
        factor === 0 ? undefined : sizeOf(factor, step),
      ),
    options,
  );
}

/** The factor of the headings; null for sizes that are none of ours. */
export function scaleOf(options: LiteralObject): number | null {
  const found = SCALES.find(({ value }) =>
    HEADINGS.every(
      (heading, step) =>
        valueAt(options, ['typography', heading, 'fontSize']) ===
        (value === 0 ? undefined : sizeOf(value, step)),
    ),
  );
  return found?.value ?? null;
}

const sizeOf = (factor: number, step: number): string =>
  `${Number((SMALLEST * factor ** step).toFixed(3))}rem`;

/** Options with one weight for all headings. */
export function withHeadingWeight(
  options: LiteralObject,
  weight: number,
): LiteralObject {
  return HEADINGS.reduce(
    (all, heading) =>
      withValue(
        all,
        ['typography', heading, 'fontWeight'],
        weight || undefined,
      ),
    options,
  );
}

/** The weight of all headings; 0 for those of the library. */
export function headingWeightOf(options: LiteralObject): number {
  const weight = valueAt(options, ['typography', 'h1', 'fontWeight']);
  return typeof weight === 'number' ? weight : 0;
}
