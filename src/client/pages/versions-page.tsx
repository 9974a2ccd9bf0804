import type { ReactNode } from 'react';
import { type PageFrame, versionLabel } from '../../shared/page-frame';
import { Breadcrumbs } from '../article/article-header';
import { TableOfContents } from '../article/table-of-contents';
import { useTranslate } from '../ui/providers';
import { ScrollTable } from './scroll-table';

/** A product with an installed version. */
export interface VersionedProduct {
  productId: string;
  name: string;
  path: string;
  package: string;
  version: string;
  olderVersions: { text: string; home: string }[];
}

interface VersionsPageProps {
  products: readonly VersionedProduct[];
  frame: PageFrame;
}

/** All versions of all libraries. */
export function VersionsPage({ products, frame }: VersionsPageProps): ReactNode {
  const t = useTranslate();
  return (
    <div className="article-frame">
      <article className="article">
        <Breadcrumbs items={frame.breadcrumbs} />
        <h1>{t('versionsPage.title')}</h1>
        <p className="description">{t('versionsPage.description')}</p>
        <div className="prose">
          {products.map((product) => (
            <VersionTable key={product.productId} {...product} />
          ))}
        </div>
      </article>
      <TableOfContents
        headings={products.map(({ productId, name }) => ({ id: productId, depth: 2, text: name }))}
      />
    </div>
  );
}

/** The versions of one product, newest first, each with its documentation. */
function VersionTable(product: VersionedProduct): ReactNode {
  const { productId: id, name, path, version, olderVersions } = product;
  const t = useTranslate();
  return (
    <section>
      <h2 id={id}>
        <a className="title-link-to-anchor" href={`#${id}`}>
          {name}
        </a>
      </h2>
      <p>
        {t('versionsPage.package')} <code>{`${product.package}@${version}`}</code>
      </p>
      <ScrollTable
        labelledBy={id}
        className="version-table"
        columns={[t('versionsPage.version'), t('versionsPage.documentation')]}
      >
        <tr>
          <th scope="row">
            <bdi>{versionLabel(version)}</bdi>{' '}
            <span className="badge badge-newFeature">{t('versionsPage.current')}</span>
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
