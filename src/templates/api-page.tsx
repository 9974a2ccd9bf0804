import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { type ApiPageData, ApiArticle } from '../client/api-page/api-article';
import { t } from '../client/api-page/texts';
import { PageHead } from '../client/ui/page-head';

interface ApiPageQuery {
  page: ApiPageData;
}

/** The API page of a component. */
export default function ApiPage({ data, location }: PageProps<ApiPageQuery>): ReactNode {
  return <ApiArticle page={data.page} hash={location.hash} />;
}

export function Head({ data: { page } }: HeadProps<ApiPageQuery>): ReactNode {
  const title = t('api.title', { name: page.name });
  return (
    <PageHead
      title={page.product ? `${title} - ${page.product.name}` : title}
      description={t('api.description', { name: page.name, package: page.package })}
      path={page.path}
      frame={page.frame}
    />
  );
}

export const query = graphql`
  query ApiPage($id: String!) {
    page: componentApi(id: { eq: $id }) {
      path
      name
      package
      deprecated
      deprecationAdviceHtml
      html
      headings {
        id
        depth
        text
      }
      frame
      product {
        name
        notice {
          title
          html
        }
      }
      documentedBy {
        path
        title
      }
    }
  }
`;
