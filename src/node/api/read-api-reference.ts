import { join } from 'node:path';
import type { Product } from '../../shared/product';
import { readProducts } from '../content/data-files';
import type { ApiReference } from '../content/site-content';
import { Cache, codeVersion } from '../lib/cache';
import type { DocumentedPackage } from './program';

/**
 * Folder that caches the result, relative to the repository. It is outside Gatsby's cache, because commands share it.
 */
export const API_CACHE = 'node_modules/.cache/api-reference';
const CODE = ['src/node/api', 'src/shared', 'src/libraries'];

/** Every component of the packages that the products of a content folder document. */
export async function readSiteReference(
  repository: string,
  contentFolder: string = join(repository, 'content'),
): Promise<ApiReference> {
  const products = await readProducts(contentFolder, repository);
  return readApiReference(repository, documentedPackages(products));
}

/** The packages that products document. */
export function documentedPackages(products: readonly Pick<Product, 'id' | 'api'>[]): DocumentedPackage[] {
  return products.flatMap(({ id, api }) =>
    api.map(({ package: name, withoutPage }) => ({ name, productId: id, withoutPage })),
  );
}

/** By folder. Its name contains the version of the code and packages. */
const caches = new Map<string, Cache>();

/**
 * Reads all components of the installed packages from their type declarations. This takes seconds, so the result is
 * cached. A result with problems is not stored, because the next process must report them again.
 */
export function readApiReference(
  repository: string,
  packages: readonly DocumentedPackage[],
): Promise<ApiReference> {
  const version = codeVersion(CODE, repository);
  const folder = join(repository, API_CACHE);
  const cache = caches.get(join(folder, version)) ?? new Cache(folder, version);
  caches.set(join(folder, version), cache);
  const read = async (): Promise<ApiReference> => {
    // The compiler is large, so only load it if the cache has no result.
    const { readDeclarations } = await import('./read-declarations');
    return readDeclarations(repository, packages);
  };
  return cache.cached(['api-reference', packages], read, ({ problems }) => problems.length === 0);
}
