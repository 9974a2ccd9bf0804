import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PUBLIC_FOLDER } from '../support/paths';

/**
 * Place of a file in the folder that is served.
 * @param path below the folder, or address on the site
 * @throws Error for one that would lie elsewhere, or would be the folder itself
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
 * Writes one file below `public`, or below another folder that is served.
 * @throws Error for a path that leads elsewhere
 */
export function writePublic(path: string, content: string | Uint8Array, folder = PUBLIC_FOLDER): void {
  const file = publicFile(path, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes one file below `public` whose name has a digest of its content: one that is there in full is right. To write all
 * 411 files of demos and 46 of icons at each edit took 0.35 of the 3.7 s that an edit of a demo did.
 */
export function writePublicOnce(path: string, content: string | Buffer): void {
  const file = publicFile(path, PUBLIC_FOLDER);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== Buffer.byteLength(content)) writePublic(path, content);
}
