import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PUBLIC_FOLDER } from '../support/paths';
import { publicFile } from './public-file';

/**
 * Writes one file below `public`.
 * @throws Error for a path that leads elsewhere
 */
export function writePublic(path: string, content: string | Buffer): void {
  const file = publicFile(path, PUBLIC_FOLDER);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
