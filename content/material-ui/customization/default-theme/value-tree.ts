export type Change = 'added' | 'changed' | 'removed';

/** One name in the theme, with what is below it. */
export interface ThemeNode {
  path: string;
  name: string;
  /** The value in short. */
  text: string;
  /** A color that can be painted; null for all other values. */
  color: string | null;
  isFunction: boolean;
  children: readonly ThemeNode[];
  /** The value in dark mode, where it is another one. */
  dark: string | null;
  change: Change | null;
  /** The value that was changed or removed. */
  before: string | null;
}

/** A theme and its palette in dark mode, null without one. */
export interface Themes<Theme extends object = object> {
  theme: Theme;
  darkPalette: unknown;
}

/** Text and colors of the values of one library. */
export interface ValueFormat<Theme extends object> {
  functionText: (path: string, theme: Theme) => string | null;
  /** By default, strings have no quotes. */
  stringText?: (value: string) => string;
  /** The color to paint, null for other values. By default, only plain colors count. */
  colorOf?: (path: string, value: string) => string | null;
}

interface Place {
  path: string;
  name: string;
  value: unknown;
  dark: unknown;
  base: unknown;
}

const NONE = Symbol('no value');
const COLOR = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([^)]+\)|color\([^)]+\))$/i;

/** The values of a theme as a tree. With a base, nodes also have their change. */
export function valueTree<Theme extends object>(
  { theme, darkPalette }: Themes<Theme>,
  base: Theme | null,
  format: ValueFormat<Theme>,
): ThemeNode[] {
  const colorOf = format.colorOf ?? plainColor;
  const describe = (place: Place): ThemeNode => {
    const { path, name, value, base: old } = place;
    const shown = value === NONE ? old : value;
    const text = valueText(path, shown, theme, format);
    const isLeaf = !hasNames(shown);
    const before =
      base && isLeaf && old !== NONE
        ? valueText(path, old, base, format)
        : null;
    const change = base && isLeaf ? changeOf(place, text !== before) : null;
    return {
      path,
      name,
      text,
      color: typeof shown === 'string' ? colorOf(path, shown) : null,
      isFunction: typeof shown === 'function',
      children: isLeaf ? [] : namesIn(place).map((inner) => describe(inner)),
      dark: darkText(place, text, theme, format),
      change,
      before: change === 'changed' ? before : null,
    };
  };
  const root = {
    path: '',
    name: '',
    value: theme,
    dark: darkPalette === null ? NONE : { palette: darkPalette },
    base: base ?? NONE,
  };
  return namesIn(root).map((place) => describe(place));
}

/** The value if it is a color without CSS variables. */
export function plainColor(_path: string, value: string): string | null {
  return COLOR.test(value) ? value : null;
}

/** All nodes, each before those below it. */
export function allNodes(nodes: readonly ThemeNode[]): ThemeNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

/** How many values were added, changed, and removed. */
export function countChanges(
  nodes: readonly ThemeNode[],
): Readonly<Record<Change, number>> {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { change } of allNodes(nodes)) if (change) counts[change] += 1;
  return counts;
}

function namesIn({ path, value, dark, base }: Place): Place[] {
  const names = [...ownNames(value), ...ownNames(base)];
  return [...new Set(names)].map((name) => ({
    path: path === '' ? name : `${path}.${name}`,
    name,
    value: member(value, name),
    dark: member(dark, name),
    base: member(base, name),
  }));
}

function changeOf({ value, base }: Place, isOther: boolean): Change | null {
  if (base === NONE) return 'added';
  if (value === NONE) return 'removed';
  return isOther ? 'changed' : null;
}

function darkText<Theme extends object>(
  { path, value, dark }: Place,
  text: string,
  theme: Theme,
  format: ValueFormat<Theme>,
): string | null {
  if (dark === NONE || value === NONE || hasNames(value)) return null;
  if (typeof dark === 'function') return null;
  const inDark = valueText(path, dark, theme, format);
  return inDark === text ? null : inDark;
}

/** Some functions have more functions in them. */
const holds = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function ownNames(value: unknown): string[] {
  return holds(value)
    ? Object.keys(value).filter(
        (name) =>
          typeof value !== 'function' || typeof value[name] === 'function',
      )
    : [];
}

const hasNames = (value: unknown): boolean => ownNames(value).length > 0;

function member(value: unknown, name: string): unknown {
  return holds(value) && Object.hasOwn(value, name) ? value[name] : NONE;
}

function valueText<Theme extends object>(
  path: string,
  value: unknown,
  theme: Theme,
  { functionText, stringText }: ValueFormat<Theme>,
): string {
  if (typeof value === 'function')
    return functionText(path, theme) ?? 'function';
  if (Array.isArray(value)) return counted(value.length, 'value');
  if (hasNames(value)) return counted(ownNames(value).length, 'key');
  if (typeof value === 'string' && stringText) return stringText(value);
  if (value === '') return "''";
  return typeof value === 'object' && value !== null ? '{}' : String(value);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
