import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPageLabels } from '../../../../src/node/content/page-labels';
import { page } from './site-with';

it('reads what pages say about themselves, without their bodies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('a/index.mdx', page('<b>', 'plan: pro\nbeta: true'));
  write('b/index.md', '---\r\ntitle: B\r\nplan: gold\r\n---\r\n');
  write('c/index.mdx', 'No front matter.');
  write('c/_part.mdx', page('Text.'));
  write('_data/index.mdx', page('Text.'));
  const labels = await readPageLabels(folder);
  expect([...labels.keys()].sort()).toEqual(['/a/', '/b/']);
  expect(labels.get('/a/')).toMatchObject({ title: 'Page', plan: 'pro', beta: true, legacy: false });
  expect(labels.get('/b/')).toMatchObject({ title: 'B', beta: false });
});

it('a site without content has no labels', async () => {
  expect((await readPageLabels('/nowhere')).size).toBe(0);
});
