import type { ReactNode } from 'react';
import type { PageFrame } from '../../../shared/page/page-frame';
import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { Breadcrumbs } from '../../article/breadcrumbs';
import { TableOfContents } from '../../article/table-of-contents';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useDocsConfig } from '../../ui/docs-provider';
import { VersionTable, type VersionedProduct } from './version-table';

interface VersionsPageProps {
  products: readonly VersionedProduct[];
  frame: PageFrame;
}

/** All versions of all libraries. */
export function VersionsPage({ products, frame }: VersionsPageProps): ReactNode {
  const t = useTranslate();
  const libraries = useDocsConfig()
    .products.filter(hasVersion)
    .flatMap((summary) => {
      const product = products.find(({ productId }) => productId === summary.id);
      return product ? [{ summary, product }] : [];
    });
  return (
    <div className="article-frame">
      <article className="article">
        <Breadcrumbs items={frame.breadcrumbs} />
        <h1>{t('versionsPage.title')}</h1>
        <p className="description">{t('versionsPage.description')}</p>
        <div className="prose">
          {libraries.map((library) => (
            <VersionTable key={library.summary.id} {...library} />
          ))}
        </div>
      </article>
      <TableOfContents
        headings={libraries.map(({ summary: { id, name } }) => ({ id, depth: 2, text: name }))}
      />
    </div>
  );
}

function hasVersion(product: ProductSummary): product is ProductSummary & { version: string } {
  return product.version !== null;
}
