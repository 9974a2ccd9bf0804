import { graphql } from 'gatsby';
import { LivePage } from '../client/article/live-page';

export { DocPageHead as Head } from '../client/article/doc-page-head';

// The plugin that puts the compiled page into this file reads it before TypeScript is taken out: no types here.
export default LivePage;

export const query = graphql`
  query LivePage($id: String!) {
    ...SiteUrl
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
