import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PUBLIC_FOLDER } from '../support/paths';

/**
 * File in the public folder.
 * @param path in the folder, or a URL path
 * @throws Error if the file would be outside the folder, or the folder itself
 */
export function publicFile(path: string, publicFolder: string): string {
  const file = join(publicFolder, path);
  const below = relative(publicFolder, file);
  if (below === '' || below.split(sep)[0] === '..' || path.includes('\0')) {
    throw new Error(`"${path}" is no file of the site: it would be written to ${file}.`);
  }
  return file;
}

/**
 * Writes one file below `public` or another folder.
 * @throws Error for a path outside the folder
 */
export function writePublic(path: string, content: string | Uint8Array, folder = PUBLIC_FOLDER): void {
  const file = publicFile(path, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes a file whose name contains a hash of its content, unless it exists. Writing all 457 files of demos and icons
 * after each edit took 0.35 of 3.7 s.
 */
export function writePublicOnce(path: string, content: string | Buffer): void {
  const file = publicFile(path, PUBLIC_FOLDER);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== Buffer.byteLength(content)) writePublic(path, content);
}
