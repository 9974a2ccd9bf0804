import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, havePackagesChanged, PACKAGE_TESTS } from '../changed-files.mjs';

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('changes since the previous commit', () => {
  const git = (...args: string[]): void => {
    const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org'];
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  };
  const commit = (file: string, text: string): void => {
    write(file, text);
    git('add', '.');
    git('commit', '-m', file);
  };
  beforeEach(() => {
    git('init');
    commit('package-lock.json', '{}');
    commit('README.md', 'First');
  });

  it('do not make package tests run if they are no inputs of them', () => {
    write('README.md', 'Second');
    write('content/index.mdx', 'A page.');
    expect(havePackagesChanged(folder)).toBe(false);
  });

  it.each([
    ['package-lock.json'],
    ['content/material-ui/migration/upgrade/index.mdx'],
    ['src/node/api/read.ts'],
    ['tests/unit/content/codemods.packages.test.ts'],
  ])('make package tests run if they are in %s, until the next commit', (file) => {
    commit(file, 'before');
    write(file, 'changed');
    expect(havePackagesChanged(folder)).toBe(true);
    commit(file, 'changed');
    expect(havePackagesChanged(folder)).toBe(true);
    commit('README.md', 'Later');
    expect(havePackagesChanged(folder)).toBe(false);
  });

  it.each(PACKAGE_TESTS)('are looked for in files that exist: %s', (pattern) => {
    expect(execFileSync('git', ['ls-files', '--', pattern], { encoding: 'utf8' })).not.toBe('');
  });

  it('are listed with new files', () => {
    commit('a page.mdx', 'First');
    write('README.md', 'Second');
    write('content/new/index.mdx', 'A page.');
    expect(changedFiles(folder)?.sort()).toEqual(['README.md', 'a page.mdx', 'content/new/index.mdx']);
  });

  it('are unknown without that commit, and package tests run', () => {
    const clone = join(folder, 'shallow');
    git('clone', '--depth=1', `file://${folder}`, clone);
    expect(havePackagesChanged(clone)).toBe(true);
    expect(changedFiles(clone)).toBeNull();
    rmSync(join(folder, '.git'), { recursive: true });
    expect(havePackagesChanged(folder)).toBe(true);
  });
});

it('npm test refuses an unknown option before it installs anything', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/run.mjs', '--al'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'Unknown option "--al". Run "npm test" or "npm run test:all".\n']);
});
