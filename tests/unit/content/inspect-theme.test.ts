import { describe, expect, it } from 'vitest';
import {
  findVariables,
  inspectTheme,
  isSelector,
} from '../../../content/material-ui/customization/css-theme-variables/configuration/inspect-theme';
import {
  outline,
  styleSheet,
  themeFile,
} from '../../../content/material-ui/customization/css-theme-variables/configuration/theme-code';

const inspection = inspectTheme({ prefix: 'mui', selector: 'media' });

describe('inspectTheme', () => {
  it('lists each variable once, with its value in both schemes', () => {
    const names = inspection.variables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(inspection.variables).toContainEqual({
      name: '--mui-palette-primary-main',
      light: '#1976d2',
      dark: '#90caf9',
    });
    expect(inspection.variables).toContainEqual({ name: '--mui-spacing', light: '8px', dark: '8px' });
    expect(inspection.variables.find(({ name }) => name === '--mui-overlays-24')?.light).toBeNull();
  });

  it('keeps the media query around the dark rule', () => {
    expect(inspection.rules.map(({ media, selector }) => [media, selector])).toEqual([
      [null, ':root'],
      [null, ':root'],
      ['@media (prefers-color-scheme: dark)', ':root'],
    ]);
  });
});

describe('findVariables', () => {
  const find = (query: string, isAll = false): string[] =>
    findVariables(inspection.variables, 'mui', query, isAll).map(({ name }) => name);

  it('shows the most used, all of them, or those with all words in name or value', () => {
    expect(find('')).toHaveLength(16);
    expect(find('', true)).toHaveLength(inspection.variables.length);
    expect(find('MODAL index')).toEqual(['--mui-zIndex-modal']);
    expect(find('90caf9 main')).toContain('--mui-palette-primary-main');
  });

  it('knows the most used without a prefix, too', () => {
    const { variables } = inspectTheme({ prefix: '', selector: 'class' });
    expect(findVariables(variables, '', '', false)).toHaveLength(16);
  });
});

it('accepts selectors that the provider can set on an element', () => {
  expect(['media', 'data', 'data-theme', '.mode-%s', '[data-%s]', '[data-x="%s"]'].every(isSelector)).toBe(
    true,
  );
  expect(['', 'dark', '.mode', '#app.%s', ':host(.%s)', 'data-a b', '.%s{}'].some(isSelector)).toBe(false);
});

it('writes the theme, the rules in short, and the style sheet', () => {
  expect(themeFile({ prefix: 'mui', selector: 'media' })).toContain('cssVariables: true,');
  expect(themeFile({ prefix: 'a', selector: '.%s' })).toContain(
    "cssVariables: { cssVarPrefix: 'a', colorSchemeSelector: '.%s' },",
  );
  expect(outline(inspection)).toContain('  :root {\n    color-scheme: dark;\n');
  expect(styleSheet(inspection.rules)).toContain('  --mui-palette-primary-main: #1976d2;');
});
