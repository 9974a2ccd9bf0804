export type Change = 'added' | 'changed' | 'removed';

/** A key of the theme and its children. */
export interface ThemeNode {
  path: string;
  name: string;
  /** Short form of the value. */
  text: string;
  /** Color to display, or null for other values. */
  color: string | null;
  isFunction: boolean;
  children: readonly ThemeNode[];
  /** Value in dark mode, if it differs. */
  dark: string | null;
  change: Change | null;
  /** Previous value, if it was changed or removed. */
  before: string | null;
}

/** A theme and its dark palette, or null if there is none. */
export interface Themes<Theme extends object = object> {
  theme: Theme;
  darkPalette: unknown;
}

/** Text and colors of the values of one library. */
export interface ValueFormat<Theme extends object> {
  functionText: (path: string, theme: Theme) => string | null;
  /** By default, strings have no quotes. */
  stringText?: (value: string) => string;
  /** Color to display, or null for other values. By default, only plain colors count. */
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

/** Builds a tree of theme values. With a base, nodes include their change. */
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

/** All nodes, parents first. */
export function allNodes(nodes: readonly ThemeNode[]): ThemeNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

/** Number of added, changed, and removed values. */
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

/** Some functions have methods. */
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
