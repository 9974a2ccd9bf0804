import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { findLibrary, type LibraryName } from '../../libraries';
import { hashedName } from './bundle-files';

/** A font file to publish with the bundles. */
export interface FontFile {
  name: string;
  source: Buffer;
}

/** The font of a library's default theme, or null. */
export function libraryFont(library: LibraryName, repository: string): FontFile | null {
  const { font } = findLibrary(library);
  if (!font) return null;
  const source = readFileSync(createRequire(join(repository, 'package.json')).resolve(font.file));
  return { name: hashedName(basename(font.file, '.woff2'), 'woff2', source), source };
}

/** Text that a demo leaves as it is gets the library's font, as on a page with its baseline. */
export function stageFont(library: LibraryName): string {
  const { font } = findLibrary(library);
  return font ? `:root{--demo-font:${font.family}}` : '';
}
