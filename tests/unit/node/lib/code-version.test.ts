import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeVersion } from '../../../../src/node/lib/cache';

let repository = '';
let before = '';
const write = (file: string, text: string): void => {
  mkdirSync(join(repository, file, '..'), { recursive: true });
  writeFileSync(join(repository, file), text);
};
const version = (): string => codeVersion(['src/node', 'src/client/one.ts', 'src/absent'], repository);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'version-'));
  write('src/node/deep/a.ts', '1');
  write('src/client/one.ts', '1');
  write('node_modules/.package-lock.json', '1');
  before = version();
});
afterEach(() => rmSync(repository, { recursive: true }));

it('stays the same while the code does, whatever else changes', () => {
  write('src/client/two.ts', '2');
  write('content/index.mdx', '2');
  expect(version()).toBe(before);
});

it('stays the same when a build writes the schema', () => {
  write('src/node/checks/queries/schema.graphql', '2');
  expect(version()).toBe(before);
});

it.each([
  'src/node/deep/a.ts',
  'src/node/new.ts',
  'src/client/one.ts',
  'node_modules/.package-lock.json',
  'package.json',
])('changes with %s', (file) => {
  write(file, '2');
  expect(version()).not.toBe(before);
});
