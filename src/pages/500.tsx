import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { t } from '../client/offline/ui/texts';
import { UnreachablePage } from '../client/pages/unreachable-page';
import { PageHead } from '../client/ui/page-head';
import type { Redirect } from '../shared/data-schemas';

interface UnreachableQuery {
  redirects: { nodes: Redirect[] };
}

/** Gatsby shows this page on any URL if its page data has status 500. */
export default function Unreachable({ data, location }: PageProps<UnreachableQuery>): ReactNode {
  return <UnreachablePage location={location} redirects={data.redirects.nodes} />;
}

export function Head(): ReactNode {
  return (
    <PageHead title={t('unreachable.title')} description={t('unreachable.description')} path={null} noIndex />
  );
}

export const query = graphql`
  query Unreachable {
    redirects: allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`;
