import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOldNodes } from '../../../../src/node/cli/forget-old-nodes.mjs';

let repository = '';
const write = (file: string, text: string): void => {
  mkdirSync(join(repository, file, '..'), { recursive: true });
  writeFileSync(join(repository, file), text);
};
const isKept = (): boolean => existsSync(join(repository, '.cache/nodes'));

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'forget-'));
  write('src/node/page.ts', '1');
  write('src/shared/page.ts', '1');
  forgetOldNodes(repository);
  write('.cache/nodes', 'of the last build');
});
afterEach(() => rmSync(repository, { recursive: true }));

it('nodes are kept while the pipeline is the same, whatever else changes', () => {
  write('content/index.mdx', 'edited');
  write('src/client/shell.tsx', 'edited');
  forgetOldNodes(repository);
  expect(isKept()).toBe(true);
});

it('nodes that another version of the pipeline has made are forgotten', () => {
  write('src/shared/page.ts', '2');
  forgetOldNodes(repository);
  expect(isKept()).toBe(false);
});

it('nodes of which nobody knows who has made them are forgotten', () => {
  rmSync(join(repository, 'node_modules'), { recursive: true });
  forgetOldNodes(repository);
  expect(isKept()).toBe(false);
});
