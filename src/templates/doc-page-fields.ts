import { graphql } from 'gatsby';

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
      script
      imports
      themeStylesheet
      font
      styles
      styleIds
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
