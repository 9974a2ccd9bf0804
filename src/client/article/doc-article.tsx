import type { ReactNode } from 'react';
import type { ArticleData } from '../../shared/page/doc-page-data';
import { AdSlot } from '../partners/ads/ad-slot';
import { SaveForOffline } from '../offline/ui/save-for-offline';
import { Badges } from '../ui/badge';
import { useDocsConfig } from '../ui/docs-provider';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs } from './breadcrumbs';
import { ComponentChips } from './component-chips';
import { PageBanner } from './page-banner';
import { ProductNotice } from './product-notice';
import { ContentsEntrance, TableOfContents } from './table-of-contents';
import { useArticleExtras } from './use-article-extras';

/** One documentation page: title, body, neighbours, and the table of contents beside them. */
export function DocArticle({ page, children }: { page: ArticleData; children: ReactNode }): ReactNode {
  const article = useArticleExtras(page);
  const overview = useDocsConfig().products.find(({ path }) => path === page.path);
  return (
    <div className="article-frame">
      <ContentsEntrance headings={page.headings} />
      <article ref={article} className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>
          {page.title}
          <Badges badge={page.badge} plan={page.plan} />
        </h1>
        <p className="description">{page.description}</p>
        {!page.disableAd && <AdSlot key={page.path} />}
        <ComponentChips page={page} />
        <PageBanner page={page} />
        <ProductNotice notice={page.product?.notice ?? null} />
        {children}
        {page.apiSection && <div className="prose" dangerouslySetInnerHTML={{ __html: page.apiSection }} />}
        {overview && <SaveForOffline only={overview.id} />}
        <ArticleFooter page={page} />
      </article>
      <TableOfContents headings={page.headings} />
    </div>
  );
}
