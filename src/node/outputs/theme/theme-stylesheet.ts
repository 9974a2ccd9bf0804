import { toCss, type CssObject } from '../../../shared/theme/css';
import { createBrandingTheme } from './branding-theme';

const VARIABLE = /var\((--docs-[\w-]+)/g;
const DECLARATION = /(--docs-[\w-]+):/g;

/**
 * The theme's CSS variables for both schemes, in the layer of tokens, without those that no stylesheet uses: Material
 * UI makes about three hundred, the shell needs a few dozen.
 * @param stylesheets texts of the shell's stylesheets
 * @throws Error naming a variable that a stylesheet uses and neither the theme nor a stylesheet has
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
