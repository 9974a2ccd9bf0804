import { graphql } from 'gatsby';
import { LivePage } from '../client/article/live-page';

export { DocPageHead as Head } from './doc-page-fields';

// The plugin that adds the compiled page reads this file as JavaScript, so it has no types.
export default LivePage;

export const query = graphql`
  query LivePage($id: String!) {
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
