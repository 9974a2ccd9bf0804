import type { Theme } from '@mui/material/styles';
import { callText } from './calls';

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

/** A theme, and what its palette is in dark mode; null without one. */
export interface Themes {
  theme: Theme;
  darkPalette: unknown;
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

/** A theme as a tree. With a base, it says what differs from it. */
export function themeTree(
  { theme, darkPalette }: Themes,
  base: Theme | null,
): ThemeNode[] {
  const describe = (place: Place): ThemeNode => {
    const { path, name, value, base: old } = place;
    const shown = value === NONE ? old : value;
    const text = valueText(path, shown, theme);
    const isLeaf = !hasNames(shown);
    const before =
      base && isLeaf && old !== NONE ? valueText(path, old, base) : null;
    const change = base && isLeaf ? changeOf(place, text !== before) : null;
    return {
      path,
      name,
      text,
      color: typeof shown === 'string' && COLOR.test(shown) ? shown : null,
      isFunction: typeof shown === 'function',
      children: isLeaf ? [] : namesIn(place).map((inner) => describe(inner)),
      dark: darkText(place, text, theme),
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

function darkText(
  { path, value, dark }: Place,
  text: string,
  theme: Theme,
): string | null {
  if (dark === NONE || value === NONE || hasNames(value)) return null;
  if (typeof dark === 'function') return null;
  const inDark = valueText(path, dark, theme);
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

function valueText(path: string, value: unknown, theme: Theme): string {
  if (typeof value === 'function') return callText(path, theme) ?? 'function';
  if (Array.isArray(value)) return counted(value.length, 'value');
  if (hasNames(value)) return counted(ownNames(value).length, 'key');
  if (value === '') return "''";
  return typeof value === 'object' && value !== null ? '{}' : String(value);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
