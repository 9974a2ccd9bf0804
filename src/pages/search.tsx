import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { PageFrame } from '../shared/page-frame';
import type { SearchGroup } from '../shared/data-schemas';
import { t } from '../client/search/search-text';
import { ResultsPage, type ProductLists } from '../client/search/results-page';
import { t as siteText } from '../client/ui/site-data';
import { PageHead } from '../client/ui/page-head';

interface SearchQuery {
  frame: PageFrame;
  groups: { nodes: SearchGroup[] };
  products: { nodes: ProductLists[] };
}

/** All results of a search, as a page. */
export default function Search({ data, location }: PageProps<SearchQuery>): ReactNode {
  const { frame, groups, products } = data;
  return (
    <ResultsPage
      // Typed text takes precedence over the URL, but not after a navigation.
      key={location.key}
      frame={frame}
      groups={groups.nodes}
      products={products.nodes}
      search={location.search}
    />
  );
}

export function Head({ data: { frame } }: HeadProps<SearchQuery>): ReactNode {
  return (
    <PageHead
      title={siteText('searchFrame.label')}
      description={t('search.description')}
      path="/search/"
      frame={frame}
      noIndex
    />
  );
}

export const query = graphql`
  query Search {
    frame: pageFrame(path: "/search/")
    groups: allSearchGroup(sort: { position: ASC }) {
      nodes {
        title
        links {
          title
          path
        }
      }
    }
    products: allProduct(filter: { listed: { eq: true } }, sort: { position: ASC }) {
      nodes {
        productId
        name
        path
        navigation {
          title
          href
        }
      }
    }
  }
`;
