import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageHead } from '../client/ui/page-head';
import type { ArticleData } from '../shared/doc-page-data';

/** Head of a content page. */
export function DocPageHead({ data: { page } }: { data: { page: ArticleData } }): ReactNode {
  return (
    <PageHead
      {...page}
      title={page.product ? `${page.title} - ${page.product.name}` : page.title}
      noIndex={page.hidden || page.path.startsWith('/experiments/')}
      font={page.demoAssets?.font}
    />
  );
}

/** Common fields of page queries. Gatsby finds fragments by name. */
export const docPageFields = graphql`
  fragment DocPageFields on DocPage {
    path
    file
    title
    description
    cardTitle
    cardDescription
    hidden
    disableAd
    badge
    plan
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
    apiSection
    frame
    product {
      name
      version
      package
      repository
      notice {
        title
        html
      }
    }
    demoAssets {
      ...DemoAssetsFields
      sourcesUrl
      tailwindStylesheet
      tailwindModule
      runnerUrl
    }
    blocks {
      __typename
      ... on DemoBlock {
        options
        demo {
          ...DemoFields
        }
      }
    }
  }

  fragment DemoAssetsFields on DemoAssets {
    script
    imports
    themeStylesheet
    font {
      url
      faces
      stylesheet
    }
    styles
    styleIds
  }

  fragment DemoFields on Demo {
    name
    file
    html
    playground
    problem
    sources {
      styling
      html
      previewHtml
    }
  }
`;
