import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEMO_FONTS, type DemoLibraryName } from '../../shared/product/demo-library';
import { hashedName } from './bundle-files';

/** A font to be published beside the bundles. */
export interface FontFile {
  name: string;
  source: Buffer;
}

/** All weights that Material UI's theme names, in the letters of English. */
const FILES: Readonly<Partial<Record<DemoLibraryName, string>>> = {
  material: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
};

/** The font that a library's default theme expects on the page; null for one that expects none. */
export function libraryFont(library: DemoLibraryName, repository: string): FontFile | null {
  const file = FILES[library];
  if (!file) return null;
  const source = readFileSync(createRequire(join(repository, 'package.json')).resolve(file));
  return { name: hashedName('roboto', 'woff2', source), source };
}

/**
 * The font for a stylesheet. It is preloaded: it is there when a demo is first painted, or the visit does without, in
 * Arial with Roboto's measures. Swapping would move what demos show.
 * @param url address of the font
 */
export function fontFaces(url: string): string {
  return (
    `@font-face{font-family:Roboto;font-weight:100 900;font-display:optional;src:url(${url}) format('woff2')}` +
    `@font-face{font-family:'Roboto Fallback';src:local('Arial'),local('ArialMT');ascent-override:92.49%;` +
    `descent-override:24.34%;line-gap-override:0%;size-adjust:100.3%}`
  );
}

/** Text that a demo leaves as it is gets the library's font, as on a page with its baseline. */
export function stageFont(library: DemoLibraryName): string {
  const font = DEMO_FONTS[library];
  return font ? `:root{--demo-font:${font}}` : '';
}
