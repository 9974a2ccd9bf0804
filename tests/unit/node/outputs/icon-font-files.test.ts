import { expect, it } from 'vitest';
import { iconFontFiles } from '../../../../src/node/outputs/icon-files';

const files = iconFontFiles(process.cwd());
const css = String(files.get('icons.css'));

it('the stylesheet has both classes and asks for nothing but fonts that are there', () => {
  expect(css).toContain('.material-icons {');
  expect(css).toContain('.material-icons-two-tone {');
  const asked = [...css.matchAll(/url\("\.\/(.+?)"\)/g)].map(([, name]) => name);
  expect(asked).toEqual(['material-icons.woff2', 'material-icons-two-tone.woff2']);
  for (const name of asked) expect(files.get(name ?? '')?.length).toBeGreaterThan(50_000);
});
