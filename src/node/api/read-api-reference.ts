import { join } from 'node:path';
import type { Product } from '../../shared/product';
import { readProducts } from '../content/data-files';
import type { ApiReference } from '../content/site-content';
import { Cache } from '../lib/cache';
import { codeVersion, digestOf } from '../lib/digest';
import type { DocumentedPackage } from './program';

/**
 * Folder that caches the result, relative to the repository. It is outside Gatsby's cache, because commands share it.
 */
export const API_CACHE = 'node_modules/.cache/api-reference';
const CODE = ['src/node/api', 'src/shared'];

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

/**
 * Reads all components of the installed packages from their type declarations. This takes seconds, so the result is
 * cached.
 */
export async function readApiReference(
  repository: string,
  packages: readonly DocumentedPackage[],
): Promise<ApiReference> {
  // Each list of packages has its own folder, because a cache evicts entries that a build did not use.
  const folder = join(repository, API_CACHE, digestOf(packages));
  const cache = new Cache(folder, codeVersion(CODE, repository));
  const reference = await cache.cached(['api-reference'], async () => {
    // The compiler is large, so only load it if the cache has no result.
    const { readDeclarations } = await import('./read-declarations');
    return readDeclarations(repository, packages);
  });
  if (reference.problems.length === 0) await cache.save();
  return reference;
}
