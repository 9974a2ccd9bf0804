import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The variants that pages use: filled and two-tone. */
const VARIANTS = [
  { css: 'filled.css', font: 'material-icons.woff2' },
  { css: 'two-tone.css', font: 'material-icons-two-tone.woff2' },
] as const;

/** The site's own copy of the icon font, by name of the file: one stylesheet and the fonts it loads when they are used. */
export function iconFontFiles(repository: string): Map<string, string | Buffer> {
  const manifest = createRequire(join(repository, 'package.json')).resolve('material-icons/package.json');
  const folder = join(dirname(manifest), 'iconfont');
  const stylesheet = VARIANTS.map(({ css }) =>
    withoutOldFormat(readFileSync(join(folder, css), 'utf8')),
  ).join('');
  return new Map<string, string | Buffer>([
    ['icons.css', stylesheet],
    ...VARIANTS.map(({ font }) => [font, readFileSync(join(folder, font))] as const),
  ]);
}

/** Every browser of today reads woff2. */
function withoutOldFormat(css: string): string {
  return css.replaceAll(/,\s*url\("[^"]+\.woff"\) format\("woff"\)/g, '');
}
