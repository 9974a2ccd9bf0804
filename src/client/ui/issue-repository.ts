import type { ProductSummary } from '../../shared/site-browser-data';

interface Repositories {
  repositoryUrl: string | null;
  products: readonly Pick<ProductSummary, 'id' | 'repository'>[];
}

/** Repository for issues about a page, which is the site's, its product's, or the first product's. */
export function issueRepository(
  { repositoryUrl, products }: Repositories,
  productId: string | null,
): string | null {
  const product = products.find(({ id }) => id === productId);
  return repositoryUrl ?? product?.repository ?? products[0]?.repository ?? null;
}
