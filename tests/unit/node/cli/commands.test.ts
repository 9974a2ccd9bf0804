import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changedFiles,
  findProgram,
  havePackagesChanged,
  npmCommand,
  PACKAGE_TESTS,
  packageScript,
} from '../../../../src/node/cli/commands.mjs';

const CLI = 'src/node/cli';
let folder = '';
const write = (file: string, text: string, mode = 0o644): string => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
  chmodSync(join(folder, file), mode);
  return join(folder, file);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the script behind a command', () => {
  it.each([
    ['gatsby', 'gatsby', 'node_modules/gatsby/cli.js'],
    ['vitest', 'vitest', 'node_modules/vitest/vitest.mjs'],
    ['@playwright/test', 'playwright', 'node_modules/@playwright/test/cli.js'],
  ])('runs the script of %s from its package.json', (name, command, script) => {
    expect(packageScript(name, command)).toBe(join(script));
  });

  it('can be the only one of a package', () => {
    write('node_modules/one/package.json', JSON.stringify({ bin: './only.js' }));
    expect(packageScript('one', 'one', folder)).toBe(join(folder, 'node_modules/one/only.js'));
  });

  it('reports a command that a package does not have', () => {
    write('node_modules/none/package.json', '{}');
    expect(() => packageScript('none', 'none', folder)).toThrow('The package "none" has no command "none".');
  });
});

describe('npm', () => {
  it('uses the npm that runs the script, and starts it with Node', () => {
    expect(npmCommand({ npm_execpath: '/lib/npm/bin/npm-cli.js' }, 'win32')).toEqual([
      process.execPath,
      '/lib/npm/bin/npm-cli.js',
    ]);
  });

  it('finds npm on PATH if no npm runs the script', () => {
    expect(npmCommand({}, 'darwin')).toEqual(['npm']);
    expect(npmCommand({ npm_execpath: '/lib/pnpm.cjs' }, 'linux')).toEqual(['npm']);
  });

  it('goes through the command interpreter on Windows, which cannot start npm.cmd otherwise', () => {
    expect(npmCommand({}, 'win32').slice(1)).toEqual(['/d', '/s', '/c', 'npm']);
  });
});

describe('a program on PATH', () => {
  it('returns the first executable name on PATH', () => {
    const second = write('bin/second', '', 0o755);
    write('bin/first', 'only text');
    mkdirSync(join(folder, 'bin/folder'));
    expect(findProgram(['folder', 'first', 'second'], { PATH: join(folder, 'bin'), platform: 'linux' })).toBe(
      second,
    );
  });

  it('ends in .exe on Windows', () => {
    const browser = write('bin/chromium.exe', '', 0o755);
    expect(findProgram(['chromium'], { PATH: join(folder, 'bin'), platform: 'win32' })).toBe(browser);
  });

  it('can be missing, and its folders too', () => {
    expect(findProgram(['chromium'], { PATH: join(folder, 'nowhere'), platform: 'win32' })).toBeNull();
    expect(findProgram(['chromium'], { PATH: '' })).toBeNull();
  });
});

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
  const { status, stderr } = spawnSync(process.execPath, [join(CLI, 'test.mjs'), '--al'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'Unknown option "--al". Run "npm test" or "npm run test:all".\n']);
});

it('no command of the site needs a shell or a command file, because not all platforms can start them', () => {
  const scripts = readdirSync(CLI).filter((name) => name.endsWith('.mjs'));
  const texts = scripts.map((name) => readFileSync(join(CLI, name), 'utf8'));
  expect(
    texts.filter((text) => /'(npx|npm|sh|gatsby|vitest|playwright)', \[|shell: true/.test(text)),
  ).toEqual([]);
});
