import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../content/material-ui/customization/default-theme/calls';
import {
  allNodes,
  countChanges,
  themeTree,
} from '../../../content/material-ui/customization/default-theme/theme-tree';
import {
  baseOf,
  defaultTheme,
  defaultThemes,
  themesOf,
  variableOf,
  variablesOf,
} from '../../../content/material-ui/customization/default-theme/themes';
import { actionOf } from '../../../content/material-ui/customization/default-theme/tree-keys';
import {
  codeOf,
  findPaths,
  pathsAround,
  rowsOf,
  showing,
} from '../../../content/material-ui/customization/default-theme/tree-rows';

const tree = themeTree(defaultThemes, null);
const nodes = allNodes(tree);
const at = (path: string) => nodes.find((node) => node.path === path);

describe('the tree of the default theme', () => {
  it('returns the text of each value, and the color if it is one', () => {
    expect(at('palette.primary')).toMatchObject({ text: '4 keys', color: null });
    expect(at('palette.primary.main')).toMatchObject({
      text: '#1976d2',
      color: '#1976d2',
      dark: '#90caf9',
      change: null,
    });
    expect(at('shadows')).toMatchObject({ text: '25 values' });
    expect(at('shadows.1')?.color).toBeNull();
    expect(at('breakpoints.values.lg')).toMatchObject({ text: '1200', dark: null });
  });

  it('shows a sample result for every function', () => {
    expect(at('spacing')?.text).toBe('spacing(1, 2) → 8px 16px');
    expect(at('breakpoints.up')?.text).toBe("up('md') → @media (min-width:900px)");
    const functions = nodes.filter(
      ({ path, isFunction }) => isFunction && !path.startsWith('unstable_sxConfig.'),
    );
    expect(functions.map(({ path }) => path).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('writes a value as code has it', () => {
    expect(codeOf(tree, 'zIndex.drawer')).toBe('theme.zIndex.drawer');
    expect(codeOf(tree, 'shadows.1')).toBe('theme.shadows[1]');
    expect(codeOf(tree, 'mixins.toolbar.@media (min-width:600px).minHeight')).toBe(
      "theme.mixins.toolbar['@media (min-width:600px)'].minHeight",
    );
  });

  it('differs in dark mode in the palette alone', () => {
    const dark = themesOf({ palette: { mode: 'dark' } });
    const changed = allNodes(themeTree(dark, defaultTheme)).filter(({ change }) => change);
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter(({ path }) => !/^(palette|applyStyles)/.test(path))).toEqual([]);
    expect(changed.find(({ path }) => path === 'palette.primary.main')?.text).toBe(
      at('palette.primary.main')?.dark,
    );
  });

  it('returns the CSS variable of a value', () => {
    expect(variableOf('palette.primary.main', variablesOf({}))).toBe('--mui-palette-primary-main');
    expect(variablesOf({ colorSchemes: { light: false, dark: true } })).toBeNull();
    const prefixed = variablesOf({ cssVariables: { cssVarPrefix: 'kite' } });
    expect(variableOf('zIndex.appBar', prefixed)).toBe('--kite-zIndex-appBar');
    expect(variableOf('direction', variablesOf({}))).toBeNull();
  });
});

describe('a comparison', () => {
  const compared = themeTree(
    themesOf({ spacing: 4, palette: { primary: { main: '#00695f' } }, brand: { tail: 3 } }),
    defaultTheme,
  );
  const changes = allNodes(compared).filter(({ change }) => change);

  it('lists changed and added values, including computed ones', () => {
    expect(countChanges(compared)).toEqual({ added: 1, changed: 5, removed: 0 });
    expect(changes.map(({ path }) => path)).toEqual([
      'palette.primary.main',
      'palette.primary.light',
      'palette.primary.dark',
      'spacing',
      'brand.tail',
      'unstable_sx',
    ]);
    expect(changes[0]).toMatchObject({ before: '#1976d2', text: '#00695f', change: 'changed' });
  });

  it('lists removed values', () => {
    const without = themeTree(themesOf({ breakpoints: { values: { xs: 0, md: 700 } } }), defaultTheme);
    const removed = allNodes(without).filter(({ change }) => change === 'removed');
    expect(removed.map(({ path, text }) => `${path} ${text}`)).toContain('breakpoints.values.lg 1200');
  });

  it('lists changes within color schemes, but not the color schemes themselves', () => {
    const options = { colorSchemes: { light: true, dark: { palette: { divider: '#333' } } } };
    const schemes = allNodes(themeTree(themesOf(options), baseOf(options)));
    expect(schemes.filter(({ change }) => change).map(({ path }) => path)).toEqual([
      'colorSchemes.dark.palette.divider',
    ]);
  });

  it('finds no differences between equal options', () => {
    expect(countChanges(themeTree(themesOf({}), defaultTheme))).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
    });
  });
});

describe('the search', () => {
  it.each([
    ['#1976D2', 'palette.primary.main'],
    ['theme.palette.primary', 'palette.primary.dark'],
    ['1200', 'breakpoints.values.lg'],
    ['#90caf9', 'palette.primary.main'],
  ])('"%s" finds %s', (query, path) => {
    expect([...findPaths(tree, query)]).toContain(path);
  });

  it('only shows matches and their ancestors', () => {
    const found = findPaths(tree, 'mobileStepper');
    const rows = rowsOf(tree, { isShown: showing(tree, found), isOpen: () => true });
    expect(rows.map(({ node }) => node.path)).toEqual(['zIndex', 'zIndex.mobileStepper']);
    expect(pathsAround(tree, 'palette.primary.main')).toEqual(['palette', 'palette.primary']);
  });
});

describe('keys', () => {
  const rows = rowsOf(tree, {
    isShown: () => true,
    isOpen: (path) => path === 'palette' || path === 'palette.primary',
  });
  const place = (path: string): number => rows.findIndex(({ node }) => node.path === path);
  const press = (key: string, path: string, isRtl = false) => actionOf(key, rows, place(path), isRtl);

  it.each([
    ['ArrowRight', 'palette', { go: place('palette') + 1 }],
    ['ArrowRight', 'shape', { toggle: true }],
    ['ArrowRight', 'palette.primary.main', null],
    ['ArrowLeft', 'palette', { toggle: false }],
    ['ArrowLeft', 'palette.primary.main', { go: place('palette.primary') }],
    ['ArrowLeft', 'breakpoints', { go: 0 }],
    ['ArrowUp', 'breakpoints', { go: 0 }],
    ['End', 'breakpoints', { go: rows.length - 1 }],
    ['Home', 'zIndex', { go: 0 }],
    ['Enter', 'shape', { toggle: true }],
    ['*', 'shape', { openSiblings: true }],
    ['t', 'palette.primary.main', { go: place('palette.tonalOffset') }],
    ['Escape', 'shape', null],
  ])('%s on %s', (key, path, action) => {
    expect(press(key, path)).toEqual(action);
  });

  it('arrow keys are mirrored in RTL', () => {
    expect(press('ArrowLeft', 'shape', true)).toEqual({ toggle: true });
    expect(press('ArrowRight', 'palette', true)).toEqual({ toggle: false });
  });
});
