import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DOCUMENTED_PACKAGES, type DocumentedPackage } from './packages';
import type { ApiReference } from './read-declarations';

export type { ApiReference } from './read-declarations';

/** Packages that the types of the documented ones are made of. */
const FOUNDATIONS = ['typescript', '@types/react', '@mui/types', '@mui/utils'];

/** Folder that keeps the result, relative to the repository. */
export const API_CACHE = 'node_modules/.cache/api-reference';

/**
 * Every component of the installed packages, from their type declarations. The result is kept in
 * `API_CACHE` until a package or this reader changes.
 */
export async function readApiReference(
  repository: string,
  packages: readonly DocumentedPackage[] = DOCUMENTED_PACKAGES,
): Promise<ApiReference> {
  const cacheFile = join(repository, API_CACHE, `${await cacheKey(repository, packages)}.json`);
  const kept = await readKept(cacheFile);
  if (kept) return kept;
  // The compiler is large; a build that finds the result does not load it.
  const { readDeclarations } = await import('./read-declarations');
  const reference = readDeclarations(repository, packages);
  if (reference.problems.length === 0) await keep(cacheFile, reference);
  return reference;
}

/** Changes with the version of any package involved and with the source of this reader. */
async function cacheKey(repository: string, packages: readonly DocumentedPackage[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(packages));
  for (const name of [...packages.map((entry) => entry.name), ...FOUNDATIONS]) {
    hash.update(`${name}@${await installedVersion(repository, name)}\n`);
  }
  for (const file of await readerFiles(repository)) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function installedVersion(repository: string, name: string): Promise<string> {
  try {
    const file = createRequire(join(repository, 'package.json')).resolve(`${name}/package.json`);
    return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
  } catch {
    return 'missing';
  }
}

async function readerFiles(repository: string): Promise<string[]> {
  const folder = join(repository, 'src/node/api');
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name));
  return files.length === 0 ? [] : [...files, join(repository, 'src/shared/api/api-reference.ts')];
}

async function readKept(file: string): Promise<ApiReference | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ApiReference;
  } catch {
    return null;
  }
}

/** Only the newest result is kept. Others may read it, or keep theirs, at the same time. */
async function keep(file: string, reference: ApiReference): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(reference));
  await rename(unfinished, file);
  const older = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== basename(file));
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
}
