import { graphql, type PageProps } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import type { KnownPage } from '../client/pages/not-found/not-found';
import type { Redirect } from '../shared/navigation/redirect';
import { translate } from '../client/ui/texts/interface-text';
import { NotFoundPage } from '../client/pages/not-found/not-found-page';
import { PageHead } from '../client/ui/page-head';

interface NotFoundQuery {
  pages: { nodes: { path: string; title: string; hidden: boolean; product: { name: string } | null }[] };
  redirects: { nodes: Redirect[] };
}

/** Pages that are not written in content/. */
const HAND_MADE_PAGES: readonly KnownPage[] = [
  { path: '/', title: translate('home.title'), product: null, hidden: true },
  { path: '/versions/', title: translate('versionsPage.title'), product: null, hidden: false },
  { path: '/production-error/', title: translate('productionError.title'), product: null, hidden: false },
];

/** The page for addresses that lead nowhere. */
export default function NotFound({ data, location }: PageProps<NotFoundQuery>): ReactNode {
  const pages = useMemo(
    () => [
      ...data.pages.nodes.map(({ product, ...page }) => ({ ...page, product: product?.name ?? null })),
      ...HAND_MADE_PAGES,
    ],
    [data],
  );
  return <NotFoundPage location={location} pages={pages} redirects={data.redirects.nodes} />;
}

export function Head(): ReactNode {
  return (
    <PageHead
      title={translate('notFound.title')}
      description={translate('notFound.description')}
      url={null}
      noIndex
    />
  );
}

export const query = graphql`
  query NotFound {
    pages: allDocPage(sort: { path: ASC }) {
      nodes {
        path
        title
        hidden
        product {
          name
        }
      }
    }
    redirects: allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`;
