import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { DocPageData } from '../domain/doc-page-data';
import { DocArticle } from '../site/article/doc-article';
import { PageHead } from '../site/shell/page-head';

interface DocPageQuery {
  page: DocPageData;
  site: { siteMetadata: { siteUrl: string } };
}

/** Every content page. */
export default function DocPage({ data }: PageProps<DocPageQuery>): ReactNode {
  return <DocArticle page={data.page} />;
}

export function Head({ data: { page, site } }: HeadProps<DocPageQuery>): ReactNode {
  return (
    <PageHead
      title={page.product ? `${page.title} - ${page.product.name}` : page.title}
      description={page.description}
      cardTitle={page.cardTitle}
      cardDescription={page.cardDescription}
      url={site.siteMetadata.siteUrl + page.path}
      noIndex={page.hidden || page.path.startsWith('/experiments/')}
      productId={page.frame.productId}
      productCategoryId={page.frame.productCategoryId}
    />
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    page: docPage(id: { eq: $id }) {
      path
      file
      title
      description
      cardTitle
      cardDescription
      hidden
      deprecated
      newUrl
      githubLabel
      githubSource
      waiAria
      materialDesign
      lastUpdated
      headings {
        id
        depth
        text
      }
      frame
      product {
        name
        version
        package
      }
      demoAssets {
        script
        imports
        themeStylesheet
        styles
        styleIds
        sourcesUrl
        tailwindStylesheet
        runnerUrl
      }
      blocks {
        __typename
        ... on HtmlBlock {
          html
        }
        ... on DemoBlock {
          options
          demo {
            name
            file
            html
            sources {
              styling
              typescriptHtml
              javascriptHtml
              typescriptPreviewHtml
              javascriptPreviewHtml
            }
          }
        }
      }
    }
  }
`;
