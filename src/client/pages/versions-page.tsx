import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { versionLabel } from '../../shared/version';
import type { ProductSummary } from '../../shared/site-browser-data';
import { Breadcrumbs } from '../article/article-header';
import { TableOfContents } from '../article/table-of-contents';
import { useDocsConfig } from '../ui/docs-provider';
import { useTranslate } from '../ui/locale-provider';
import { ScrollTable } from './scroll-table';

/** Additional product data for the page. */
export interface VersionedProduct {
  productId: string;
  package: string | null;
  olderVersions: { text: string; home: string }[];
}

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

interface VersionTableProps {
  summary: ProductSummary & { version: string };
  product: VersionedProduct;
}

/** The versions of one product, newest first, each with its documentation. */
function VersionTable({
  summary: { id, name, version, path },
  product: { package: packageName, olderVersions },
}: VersionTableProps): ReactNode {
  const t = useTranslate();
  return (
    <section>
      <h2 id={id}>
        <a className="title-link-to-anchor" href={`#${id}`}>
          {name}
        </a>
      </h2>
      {packageName && (
        <p>
          {t('versionsPage.package')} <code>{`${packageName}@${version}`}</code>
        </p>
      )}
      <ScrollTable
        labelledBy={id}
        className="version-table"
        columns={[t('versionsPage.version'), t('versionsPage.documentation')]}
      >
        <tr>
          <th scope="row">
            <bdi>{versionLabel(version)}</bdi>{' '}
            <span className="version-current">{t('versionsPage.current')}</span>
          </th>
          <td>
            <a href={path}>{t('versionsPage.here', { product: name })}</a>
          </td>
        </tr>
        {olderVersions.map(({ text, home }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>
              <a href={home}>{new URL(home).host}</a>
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
