import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DRAWINGS_FOLDER, drawFolders } from '../../../../src/node/cli/draw-folders';

const ROOT = resolve(import.meta.dirname, '../../../..');

it.each(Object.entries(await drawFolders(ROOT)))(
  'finds %s up to date with the imports in src (if not, run "npm run draw-folders")',
  (file, text) => {
    expect(readFileSync(join(ROOT, DRAWINGS_FOLDER, file), 'utf8')).toBe(text);
  },
);
