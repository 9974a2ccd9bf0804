import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoSourceFiles } from '../../shared/doc-page-data';

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
  for (const name of names) requiredPeers(read(name)).forEach((peer) => names.add(peer));
  const versions = (list: string[]): Record<string, string> =>
    Object.fromEntries(
      list.sort().flatMap((name) => (read(name) ? [[name, read(name)?.version ?? '']] : [])),
    );
  const untyped = [...names].filter((name) => !hasTypes(name, read(name), repository));
  return {
    dependencies: versions([...names]),
    typeDependencies: versions(untyped.map(typesPackage)),
  };
}

/** Whether a package is installed. */
export function isInstalled(name: string, repository: string): boolean {
  return readManifest(name, repository) !== null;
}

function requiredPeers(manifest: Manifest | null): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest ?? {};
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
}

function hasTypes(name: string, manifest: Manifest | null, repository: string): boolean {
  if (manifest?.types ?? manifest?.typings) return true;
  return ['index.d.ts', 'esm/index.d.ts'].some((file) =>
    existsSync(join(repository, 'node_modules', name, file)),
  );
}

/** `@scope/name` → `@types/scope__name`. */
function typesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
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
