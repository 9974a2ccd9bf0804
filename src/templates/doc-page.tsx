import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { DocPageData } from '../shared/doc-page-data';
import { BlockList } from '../client/article/block-list';
import { DocArticle } from '../client/article/doc-article';

export { DocPageHead as Head } from './doc-page-fields';

/** Every content page that is data. */
export default function DocPage({ data: { page } }: PageProps<{ page: DocPageData }>): ReactNode {
  return (
    <DocArticle page={page}>
      <BlockList page={page} />
    </DocArticle>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
      blocks {
        ... on HtmlBlock {
          html
        }
        ... on TreeBlock {
          tree
          demos {
            options
            demo {
              ...DemoFields
            }
          }
        }
      }
    }
  }
`;
