import type { ProductSummary } from '../../shared/site/site-browser-data';

interface Repositories {
  repositoryUrl: string | null;
  products: readonly Pick<ProductSummary, 'id' | 'repository'>[];
}

/** Repository that takes issues about a page: the site's, or else its product's, or else any product's. */
export function issueRepository(
  { repositoryUrl, products }: Repositories,
  productId: string | null,
): string | null {
  const product = products.find(({ id, repository }) => id === productId && repository !== null);
  const any = products.find(({ repository }) => repository !== null);
  return repositoryUrl ?? product?.repository ?? any?.repository ?? null;
}
