import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram, npmCommand, packageScript } from '../../../../src/node/cli/commands.mjs';

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

it('no command of the site needs a shell or a command file, because not all platforms can start them', () => {
  const scripts = ['src/node/cli', 'tests'].flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(parent, name)),
  );
  const texts = scripts.map((script) => readFileSync(script, 'utf8'));
  expect(
    texts.filter((text) => /'(npx|npm|sh|gatsby|vitest|playwright)', \[|shell: true/.test(text)),
  ).toEqual([]);
});
