import { graphql } from 'gatsby';
import { LivePage } from '../site/live-page/live-page';

export { DocPageHead as Head } from '../site/article/doc-page-head';

// The plugin that puts the compiled page into this file reads it before TypeScript is taken out: keep it free of types.
export default LivePage;

export const query = graphql`
  query LivePage($id: String!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
