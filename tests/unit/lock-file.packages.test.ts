import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  os?: readonly string[];
  cpu?: readonly string[];
  optionalDependencies?: Readonly<Record<string, string>>;
}

const PLATFORMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64', 'win32 arm64'];

/** Packages that do without a binding where there is none. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = { 'msgpackr-extract': ['win32 arm64'] };

type Packages = Readonly<Record<string, LockedPackage>>;

const LOCKS: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': [
    '@parcel/watcher',
    'esbuild',
    'jscpd',
    'lightningcss',
    'lmdb',
    'msgpackr-extract',
    'oxlint',
    'rolldown',
    'sharp',
    'typescript-native',
  ],
  'bench/package-lock.json': ['pagefind'],
};

describe.each(Object.entries(LOCKS))('%s', (file, native) => {
  const text = readFileSync(file, 'utf8');
  const { packages } = JSON.parse(text) as { packages: Packages };
  const bindings = findBindings(packages);

  it('has a version for each package', () => {
    const installed = Object.keys(packages).filter((path) => path !== '');
    expect(installed.filter((path) => !packages[path]?.version)).toEqual([]);
  });

  it('has each package that another one asks for on some platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => find(packages, path, name) === null),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });

  it('lists the packages with native modules', () => {
    expect([...bindings.keys()].sort()).toEqual(native);
  });

  it.each([...bindings])('has %s for Linux, macOS and Windows, on x64 and arm64', (name, platforms) => {
    const without = PLATFORMS.filter((platform) => !platforms.has(platform));
    expect(without).toEqual(FALLBACKS[name] ?? []);
  });
});

/** The platforms for which a package has native modules, by its name. */
function findBindings(packages: Packages): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, { os, optionalDependencies = {} }] of Object.entries(packages)) {
    // Parts of parts belong to the package that asks for all of them.
    if (os) continue;
    const platforms = Object.keys(optionalDependencies).flatMap((name) =>
      platformsOf(packages, find(packages, path, name)),
    );
    if (platforms.length > 1) found.set(path.slice('node_modules/'.length), new Set(platforms));
  }
  return found;
}

function platformsOf(packages: Packages, path: string | null): string[] {
  const { os = [], cpu = [] } = (path === null ? undefined : packages[path]) ?? {};
  return os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`));
}

/** Path of a package as Node would find it from another one. */
function find(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
  }
}
