import type { ReactNode } from 'react';
import type { ArticleData } from '../../shared/doc-page-data';
import { PageHead } from '../ui/page-head';

/** Head of a content page. */
export function DocPageHead({ data: { page } }: { data: { page: ArticleData } }): ReactNode {
  return (
    <PageHead
      title={page.product ? `${page.title} - ${page.product.name}` : page.title}
      description={page.description}
      cardTitle={page.cardTitle}
      cardDescription={page.cardDescription}
      path={page.path}
      noIndex={page.hidden || page.path.startsWith('/experiments/')}
      frame={page.frame}
      font={page.demoAssets?.font}
    />
  );
}
