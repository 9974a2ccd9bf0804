import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { platform, arch } = process;
const otherPlatform = platform === 'win32' ? 'darwin' : 'win32';
const otherArch = arch === 'arm64' ? 'x64' : 'arm64';
const [libc, otherLibc] = existsGlibc() ? ['gnu', 'musl'] : ['musl', 'gnu'];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function existsGlibc(): boolean {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/** Files of a package that are left after an installation. */
function prune(files: readonly string[]): string[] {
  for (const file of files) {
    const path = join(folder, 'node_modules/package', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  execFileSync(process.execPath, [resolve('src/node/cli/prune-packages.mjs')], { cwd: folder });
  const left = readdirSync(join(folder, 'node_modules/package'), { recursive: true, encoding: 'utf8' });
  return left.filter((name) => name.includes('.')).map((name) => name.replaceAll('\\', '/'));
}

it('keeps the native modules of this platform, and those without a platform in their names', () => {
  const files = [
    `parcel.${platform}-${arch}.node`,
    'binding.node',
    ...(platform === 'linux' ? [`swc.linux-${arch}-${libc}.node`, `node.abi115.${libc}.node`] : []),
  ];
  expect(prune(files).sort()).toEqual(files.sort());
});

it('deletes native modules of other platforms, processors, and C libraries', () => {
  const foreign = [`parcel.${otherPlatform}-${arch}.node`, `lib/parcel.${platform}-${otherArch}.node`];
  if (platform === 'linux') foreign.push(`swc.linux-${arch}-${otherLibc}.node`);
  expect(prune(['index.js', ...foreign])).toEqual(['index.js']);
});

it('deletes source maps, and keeps the code and other files that end in .map', () => {
  const files = ['a.js', 'a.js.map', 'lib/b.d.ts', 'lib/b.d.ts.map', 'c.css.map', 'd.mjs.map', 'names.map'];
  expect(prune(files).sort()).toEqual(['a.js', 'lib/b.d.ts', 'names.map']);
});
