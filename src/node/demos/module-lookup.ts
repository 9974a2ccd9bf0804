import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import type { DemoSourceFiles } from '../../shared/doc-page-data';
import { packageOf } from '../../shared/paths';
import { closest } from '../../shared/suggest';
import { DOCS_UI_FOLDER } from '../lib/files';
import { parseModule } from './syntax-tree';

/** Files with imports. */
export const SCRIPT = /\.[jt]sx?$/;
/** Files that a demo can contain. */
export const READABLE = /\.([jt]sx?|css|json)$/;
/** Names of files that sandboxes add. */
const RESERVED = ['Demo', 'index', 'main', 'tailwind', 'vite-env.d'];

/** Names that a module exports, and the modules of its `export *`. */
interface ModuleExports {
  names: ReadonlySet<string>;
  stars: readonly string[];
}

/** Resolves modules like the bundler, and reads their exports. Caches modules for one build. */
export class ModuleLookup {
  private readonly resolver = new ResolverFactory({
    conditionNames: ['browser', 'import', 'module', 'default'],
    mainFields: ['browser', 'module', 'main'],
    alias: { 'docs/ui': [DOCS_UI_FOLDER] },
    extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'],
  });
  private readonly known = new Map<string, ModuleExports | null>();

  /** Absolute path of an imported module, or null. */
  resolve(folder: string, request: string): string | null {
    return this.resolver.sync(folder, request).path ?? null;
  }

  /** The most similar module that exists. */
  nearest(folder: string, request: string): string | null {
    const name = packageOf(request);
    const manifest = this.resolver.sync(folder, `${name}/package.json`).path;
    const subpath = request.slice(name.length + 1);
    if (!manifest || !subpath) return null;
    const parent = dirname(join(dirname(manifest), subpath));
    const near = closest(subpath.split('/').at(-1) ?? '', moduleNamesIn(parent));
    const suggestion = near && `${request.slice(0, request.lastIndexOf('/'))}/${near}`;
    return suggestion && this.resolve(folder, suggestion) ? suggestion : null;
  }

  /** True if a module exports a name. Returns true if only running the module would tell. */
  hasExport(file: string, name: string): boolean {
    // The module usually has it, so its `export *` targets need not be read.
    if (this.exportsOf(file)?.names.has(name)) return true;
    const names = this.exportNames(file);
    return names === null || names.has(name);
  }

  /** All exports of a module, or null if only running it would tell. */
  exportNames(file: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> | null {
    const own = this.exportsOf(file);
    if (own === null) return null;
    const all = new Set(own.names);
    for (const star of own.stars) {
      const target = this.resolve(dirname(file), star);
      if (target === null) return null;
      // Two modules with `export *` from each other add nothing.
      if (seen.has(target)) continue;
      const names = this.exportNames(target, new Set([...seen, file]));
      if (names === null) return null;
      // `export *` leaves the default out.
      for (const name of names) if (name !== 'default') all.add(name);
    }
    return all;
  }

  private exportsOf(file: string): ModuleExports | null {
    const known = this.known.get(file);
    if (known !== undefined) return known;
    const exported = readExports(file);
    this.known.set(file, exported);
    return exported;
  }
}

/** Null for modules without `export`, such as JSON and CommonJS. */
function readExports(file: string): ModuleExports | null {
  if (file.endsWith('.css')) return { names: new Set(), stars: [] };
  if (!SCRIPT.test(file) && !file.endsWith('.mjs')) return null;
  const { tree, mistake } = parseModule(readFileSync(file, 'utf8'), file);
  const { module } = tree;
  if (mistake || !module.hasModuleSyntax) return null;
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return {
    names: new Set(
      entries.flatMap(({ exportName: { kind, name }, isType }) => {
        if (isType) return [];
        return kind === 'Default' ? 'default' : kind === 'Name' && name !== null ? name : [];
      }),
    ),
    stars: entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.kind === 'None' && moduleRequest ? moduleRequest.value : [],
    ),
  };
}

/** Files of a folder, as imports write them. */
export function moduleNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => name.replace(/(\.d)?\.([cm]js|[jt]sx?)$/, ''));
  } catch {
    return [];
  }
}

/** Unused file name in the demo. Adds a number if the name is taken. */
export function freeName(path: string, taken: readonly string[]): string {
  const { name, ext } = parse(path);
  const stems = [
    ...RESERVED.filter((stem) => SCRIPT.test(path) || stem === 'tailwind'),
    ...taken.map((other) => parse(other).name),
  ];
  for (let number = 1; ; number += 1) {
    const stem = number === 1 ? name : `${name}${number}`;
    if (!stems.includes(stem)) return stem + ext;
  }
}

/** Import specifier for a sibling file. It has an extension if the author wrote one. */
export function siblingImport(name: string, request: string): string {
  return `./${READABLE.test(request) && !SCRIPT.test(request) ? name : parse(name).name}`;
}

/** Exact versions, as a project that shows the demo needs them. */
type DemoDependencies = Pick<DemoSourceFiles, 'dependencies' | 'typeDependencies'>;

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** React, and the engine that the libraries style with. */
const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** Finds the installed versions of packages, their required peers, and their types. */
export function findDependencies(packages: Iterable<string>, repository: string): DemoDependencies {
  const read = (name: string): Manifest | null => readManifest(name, repository);
  // The set grows during the loop. Icons, for example, need their library.
  const names = new Set([...ALWAYS, ...packages]);
  for (const name of names) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = read(name) ?? {};
    for (const peer of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[peer]?.optional) names.add(peer);
  }
  const versions = (list: string[]): Record<string, string> =>
    Object.fromEntries(
      list.sort().flatMap((name) => (read(name) ? [[name, read(name)?.version ?? '']] : [])),
    );
  const untyped = [...names].filter((name) => !hasTypes(name, read(name), repository));
  return {
    dependencies: versions([...names]),
    // `@scope/name` → `@types/scope__name`
    typeDependencies: versions(untyped.map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`)),
  };
}

function hasTypes(name: string, manifest: Manifest | null, repository: string): boolean {
  if (manifest?.types ?? manifest?.typings) return true;
  return ['index.d.ts', 'esm/index.d.ts'].some((file) =>
    existsSync(join(repository, 'node_modules', name, file)),
  );
}

const manifests = new Map<string, Manifest>();

function readManifest(name: string, repository: string): Manifest | null {
  const file = join(repository, 'node_modules', name, 'package.json');
  const known = manifests.get(file);
  if (known !== undefined) return known;
  // The package could be installed while the development server runs.
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifests.set(file, manifest);
  return manifest;
}
