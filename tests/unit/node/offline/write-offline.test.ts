import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savableProducts, writeOffline } from '../../../../src/node/offline/write-offline';
import { readProducts } from '../../../../src/node/content/data-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-public-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('writes a worker that removes itself, and nothing to save, when GATSBY_OFFLINE is off', async () => {
  vi.stubEnv('GATSBY_OFFLINE', 'off');
  vi.stubEnv('GATSBY_DOCS_HOST', 'docs.example.com');
  writeFileSync(join(folder, 'sw.js'), 'left over from another build');
  await writeOffline([], folder);
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toMatch(/^\(function\(\)[^]*\.unregister\(\)/);
  expect(readdirSync(folder)).toEqual(['sw.js']);
});

it('saves the data grid, pickers, charts, and tree view together with MUI X', async () => {
  const savable = savableProducts(await readProducts(join(process.cwd(), 'content'), process.cwd()));
  expect(savable.find(({ id }) => id === 'x')?.parts).toEqual([
    'x-data-grid',
    'x-date-pickers',
    'x-charts',
    'x-tree-view',
  ]);
  expect(savable.find(({ id }) => id === 'material-ui')?.parts).toEqual([]);
});
