import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLIC_FOLDER } from '../support/paths';

/** Writes one file below `public`. */
export function writePublic(path: string, content: string | Buffer): void {
  const file = join(PUBLIC_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
