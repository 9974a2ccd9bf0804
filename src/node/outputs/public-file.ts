import { join, relative, sep } from 'node:path';

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
