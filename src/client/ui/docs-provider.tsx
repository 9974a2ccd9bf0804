import type { ReactNode } from 'react';
import type { ProductSummary, SiteBrowserData } from '../../shared/site-browser-data';
import { createRequiredContext } from './required-context';

const [DocsContext, useDocsConfig] = createRequiredContext<SiteBrowserData>(
  'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
);
/** The site's configuration. */
export { useDocsConfig };

/** Provides the site's configuration. */
export function DocsProvider({
  config,
  children,
}: {
  config: SiteBrowserData;
  children: ReactNode;
}): ReactNode {
  return <DocsContext value={config}>{children}</DocsContext>;
}

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
