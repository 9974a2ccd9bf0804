import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeStylesheet } from '../../../../../src/node/outputs/site-data';
import { listStylesheets } from '../../../../../src/node/lib/files';
import { blue, veryDark } from '../../../../../src/libraries/brand/colors';

describe('the stylesheet of the theme', () => {
  const css = themeStylesheet([
    'a { color: var(--docs-palette-primary-main) }',
    'b { background: var(--docs-palette-background-default, #fff) }',
  ]);
  const rules = css.split('\n').join('');

  it('has the variables of both schemes', () => {
    const [light = '', dark = ''] = rules.split(/(?=\[data-mui-color-scheme="dark"\])/);
    expect(light).toContain(`--docs-palette-primary-main:${blue[600]};`);
    expect(light).toContain('--docs-palette-background-default:#fff;');
    expect(dark).toContain(`--docs-palette-primary-main:${blue[300]};`);
    expect(dark).toContain(`--docs-palette-background-default:${veryDark};`);
  });

  it('tells the browser how to paint scrollbars and form fields', () => {
    expect(rules).toMatch(/\[data-mui-color-scheme="dark"\]\{[^}]*color-scheme:dark;/);
    expect(rules).toMatch(/color-scheme:light;/);
  });

  it('omits the variables that no stylesheet uses', () => {
    const names = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...names].sort()).toEqual(['--docs-palette-background-default', '--docs-palette-primary-main']);
  });

  it('refuses variables that the theme does not have, by their names', () => {
    const sheet = 'a { color: var(--docs-palette-primary-mian); top: var(--docs-nothing) }';
    expect(() => themeStylesheet([sheet])).toThrow(
      new Error('The theme has no variable --docs-palette-primary-mian, --docs-nothing.'),
    );
  });

  it('has every variable that the shell uses', () => {
    const sheets = listStylesheets('.').map((file) => readFileSync(file, 'utf8'));
    expect(() => themeStylesheet(sheets)).not.toThrow();
  });
});
