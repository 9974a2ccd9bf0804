import { join } from 'node:path';
import { readProducts } from '../content/data-files';
import type { ApiReference } from '../content/site-content';
import { documentedPackages } from './packages';
import { readApiReference } from './read-api-reference';

/** Every component of the packages that the products of a content folder document. */
export async function readSiteReference(
  repository: string,
  contentFolder: string = join(repository, 'content'),
): Promise<ApiReference> {
  const products = await readProducts(contentFolder, repository);
  return readApiReference(repository, documentedPackages(products));
}
