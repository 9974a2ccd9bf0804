import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { PageFrame } from '../shared/page-frame';
import { createTranslate, type Translations } from '../shared/translations';
import { VersionsPage, type VersionedProduct } from '../client/pages/versions-page';
import { PageHead } from '../client/ui/page-head';

interface VersionsQuery {
  frame: PageFrame;
  translations: Record<string, Translations>;
  products: { nodes: VersionedProduct[] };
}

/** The list of versions. */
export default function Versions({ data: { frame, products } }: PageProps<VersionsQuery>): ReactNode {
  return <VersionsPage frame={frame} products={products.nodes} />;
}

export function Head({ data: { frame, translations } }: HeadProps<VersionsQuery>): ReactNode {
  const t = createTranslate(translations, 'en');
  return (
    <PageHead
      title={t('versionsPage.title')}
      description={t('versionsPage.description')}
      path="/versions/"
      frame={frame}
    />
  );
}

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
