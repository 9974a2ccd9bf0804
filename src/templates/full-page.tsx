import { graphql } from 'gatsby';
import { FullPage } from '../client/pages/full-page';

export { DocPageHead as Head } from '../client/article/doc-page-head';

/** A page that is one demo, without the frame of the site. */
export default FullPage;

export const query = graphql`
  query FullPage($id: String!) {
    translations(groups: ["fullPage"])
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
