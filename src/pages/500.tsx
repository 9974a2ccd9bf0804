import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { offlineText } from '../client/offline/ui/offline-text';
import { UnreachablePage } from '../client/pages/unreachable/unreachable-page';
import { PageHead } from '../client/ui/page-head';

/** Gatsby shows this page, on any address, when the data of a page is answered with status 500. */
export default function Unreachable({ location }: PageProps): ReactNode {
  return <UnreachablePage pathname={location.pathname} />;
}

export function Head(): ReactNode {
  return (
    <PageHead
      title={offlineText('unreachable.title')}
      description={offlineText('unreachable.description')}
      url={null}
      noIndex
    />
  );
}
