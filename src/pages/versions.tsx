import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../client/article/article-header';
import { TableOfContents } from '../client/article/table-of-contents';
import { createHead, ScrollTable } from '../client/pages/hand-made-page';
import { useTranslate } from '../client/ui/providers';
import { type PageFrame, versionLabel } from '../shared/page-frame';

/** A product with an installed version. */
interface VersionedProduct extends Record<'productId' | 'name' | 'path' | 'package' | 'version', string> {
  olderVersions: { text: string; home: string }[];
}

interface VersionsQuery {
  frame: PageFrame;
  products: { nodes: VersionedProduct[] };
}

/** All versions of all libraries. */
export default function Versions({ data: { frame, products } }: PageProps<VersionsQuery>): ReactNode {
  const t = useTranslate();
  return (
    <div className="article-frame">
      <article className="article">
        <Breadcrumbs items={frame.breadcrumbs} />
        <h1>{t('versionsPage.title')}</h1>
        <p className="description">{t('versionsPage.description')}</p>
        <div className="prose">
          {products.nodes.map((product) => (
            <VersionTable key={product.productId} {...product} />
          ))}
        </div>
      </article>
      <TableOfContents
        headings={products.nodes.map(({ productId, name }) => ({ id: productId, depth: 2, text: name }))}
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

export const Head = createHead('versionsPage', '/versions/');

export const query = graphql`
  query Versions {
    frame: pageFrame(path: "/versions/")
    translations(groups: ["versionsPage"])
    products: allProduct(
      filter: { listed: { eq: true }, repository: { ne: null }, version: { ne: null } }
      sort: { position: ASC }
    ) {
      nodes {
        productId
        name
        path
        package
        version
        olderVersions {
          text
          home
        }
      }
    }
  }
`;
