import type { ReactNode } from 'react';
import type { PageFrame } from '../../../shared/page/page-frame';
import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { Breadcrumbs } from '../../article/breadcrumbs';
import { TableOfContents } from '../../article/table-of-contents';
import { t } from '../texts';
import { useDocsConfig } from '../../ui/docs-provider';
import { VersionTable } from './version-table';

/** What the page adds to what the browser knows of a product. */
export interface VersionedProduct {
  productId: string;
  package: string | null;
  olderVersions: { text: string; home: string }[];
}

interface VersionsPageProps {
  products: readonly VersionedProduct[];
  frame: PageFrame;
}

/** All versions of all products that have one. */
export function VersionsPage({ products, frame }: VersionsPageProps): ReactNode {
  const summaries = useDocsConfig().products.filter(hasVersion);
  return (
    <div className="article-frame">
      <article className="article">
        <Breadcrumbs items={frame.breadcrumbs} />
        <h1>{t('versionsPage.title')}</h1>
        <p className="description">{t('versionsPage.description')}</p>
        <div className="prose">
          {summaries.map((summary) => {
            const product = products.find(({ productId }) => productId === summary.id);
            return product && <VersionTable key={summary.id} summary={summary} product={product} />;
          })}
        </div>
      </article>
      <TableOfContents headings={summaries.map(({ id, name }) => ({ id, depth: 2, text: name }))} />
    </div>
  );
}

function hasVersion(product: ProductSummary): product is ProductSummary & { version: string } {
  return product.version !== null;
}
