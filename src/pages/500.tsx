import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { t } from '../client/offline/ui/texts';
import { UnreachablePage } from '../client/pages/unreachable/unreachable-page';
import { PageHead } from '../client/ui/page-head';
import { toPath } from '../shared/address/site-address';

/** Gatsby shows this page, on any address, when the data of a page is answered with status 500. */
export default function Unreachable({ location }: PageProps): ReactNode {
  return <UnreachablePage pathname={toPath(location.pathname)} />;
}

export function Head(): ReactNode {
  return (
    <PageHead title={t('unreachable.title')} description={t('unreachable.description')} url={null} noIndex />
  );
}
