import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanPublic, writeFolder } from '../../../../src/node/lib/public-files';

let folder: string;
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const modified = (path: string): bigint => statSync(join(folder, path), { bigint: true }).mtimeNs;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-public-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writing a folder', () => {
  it('writes new and changed files, and removes others with their folders', () => {
    writeFolder('demos', new Map(Object.entries({ 'a.js': 'a', 'b/c.js': 'c' })), folder);
    writeFolder('demos', new Map(Object.entries({ 'a.js': 'A', 'd.js': 'd' })), folder);
    expect([read('demos/a.js'), read('demos/d.js')]).toEqual(['A', 'd']);
    expect(existsSync(join(folder, 'demos/b'))).toBe(false);
  });

  it('leaves files alone that have not changed', () => {
    writeFolder('demos', new Map([['a.js', 'a']]), folder);
    const before = modified('demos/a.js');
    writeFolder('demos', new Map([['a.js', 'a']]), folder);
    expect(modified('demos/a.js')).toBe(before);
  });

  it('does not write outside the folder', () => {
    expect(() => writeFolder('demos', new Map([['../a.js', 'a']]), folder)).toThrow('outside the site');
  });
});

it('the output of an earlier build is removed, except for pages and folders that are updated', () => {
  for (const path of ['a', 'offline', 'page-data/a', 'demos', 'search'])
    mkdirSync(join(folder, path), { recursive: true });
  const kept = ['a/index.html', 'offline/index.html', 'page-data/a/page-data.json', 'demos/a.js'];
  const files = [...kept, 'search/a.json', 'app-1.js'];
  for (const path of files) writeFileSync(join(folder, path), '');
  cleanPublic(folder);
  expect(files.filter((path) => existsSync(join(folder, path)))).toEqual(kept);
});
