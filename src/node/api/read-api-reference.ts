import { join } from 'node:path';
import type { ApiReference } from '../content/site-content';
import { Cache } from '../support/cache';
import { codeVersion, digestOf } from '../support/digest';
import type { DocumentedPackage } from './packages';

/** Folder that caches the result, relative to the repository; outside of Gatsby's cache, because commands share it. */
export const API_CACHE = 'node_modules/.cache/api-reference';
const CODE = ['src/node/api', 'src/shared/api'];

/**
 * Every component of the installed packages, from their type declarations. Reading them takes seconds, so the result is
 * cached until a package or this reader changes.
 */
export async function readApiReference(
  repository: string,
  packages: readonly DocumentedPackage[],
): Promise<ApiReference> {
  // A folder for each list of packages: a cache forgets what it was not asked for.
  const folder = join(repository, API_CACHE, digestOf(packages));
  const cache = new Cache(folder, codeVersion(CODE, repository));
  const reference = await cache.cached(['api-reference'], async () => {
    // The compiler is large; a build that finds the result does not load it.
    const { readDeclarations } = await import('./read-declarations');
    return readDeclarations(repository, packages);
  });
  if (reference.problems.length === 0) await cache.save();
  return reference;
}
