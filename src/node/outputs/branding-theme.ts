import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { brandingThemeOptions } from '../../shared/branding-options';
import { toCss, type CssObject } from '../../shared/css';

/**
 * The theme of the shell.
 * @param overrides replace the shell's top-level options
 * @throws Error from Material UI for a color without a string `main`, or for a `vars` field
 */
export function createBrandingTheme(overrides: ThemeOptions = {}): Theme {
  // Material UI does not validate options in the second argument.
  return createTheme({ ...brandingThemeOptions, ...overrides });
}

const VARIABLE = /var\((--docs-[\w-]+)/g;
const DECLARATION = /(--docs-[\w-]+):/g;

/**
 * CSS variables of the theme for both color schemes. Omits variables that no stylesheet uses, because Material UI
 * creates about 300, and the shell needs a few dozen.
 * @param stylesheets text of the shell's stylesheets
 * @throws Error with the name of a variable that is used but not defined
 */
export function themeStylesheet(stylesheets: readonly string[]): string {
  const used = new Set(
    stylesheets.flatMap((css) => [...css.matchAll(VARIABLE)].map(([, name = '']) => name)),
  );
  const sheets = createBrandingTheme().generateStyleSheets();
  const defined = new Set([
    ...sheets.flatMap((sheet) => Object.values(sheet).flatMap((rules) => Object.keys(rules))),
    ...stylesheets.flatMap((css) => [...css.matchAll(DECLARATION)].map(([, name = '']) => name)),
  ]);
  const unknown = [...used].filter((name) => !defined.has(name));
  if (unknown.length > 0) throw new Error(`The theme has no variable ${unknown.join(', ')}.`);
  const rules = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => toCss({ [selector]: keepUsed(declarations, used) }));
  return `@layer tokens {\n${rules.join('\n')}\n}`;
}

function keepUsed(declarations: object, used: ReadonlySet<string>): CssObject {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name]) => used.has(name) || !name.startsWith('--')),
  );
}
