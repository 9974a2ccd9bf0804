import { useEffect, useRef, type ReactNode } from 'react';
import type { ArticleData } from '../../shared/doc-page-data';
import { AdSlot } from '../ads/ad-slot';
import { SaveForOffline } from '../offline/ui/save-for-offline';
import { Badges } from '../ui/badge';
import { useDocsConfig } from '../ui/docs-provider';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs, ComponentChips, NoticeBanner, Warning } from './article-header';
import { ContentsEntrance, TableOfContents } from './table-of-contents';
import { useTranslate } from '../ui/locale-provider';
import { loadIconFontFor, offerSectionComments } from './enhance-article';

/** One documentation page with title, body, previous and next page, and table of contents. */
export function DocArticle({ page, children }: { page: ArticleData; children: ReactNode }): ReactNode {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!article.current) return undefined;
    const stops = [loadIconFontFor(article.current), offerSectionComments(article.current, page)];
    return () => stops.forEach((stop) => stop());
  }, [page]);
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
        <NoticeBanner notice={page.product?.notice} />
        {children}
        {page.apiSection && <div className="prose" dangerouslySetInnerHTML={{ __html: page.apiSection }} />}
        {overview && <SaveForOffline only={overview.id} />}
        <ArticleFooter page={page} />
      </article>
      <TableOfContents headings={page.headings} />
    </div>
  );
}

/** Says that a page has moved or describes something deprecated. */
function PageBanner({ page: { newUrl, badge } }: { page: ArticleData }): ReactNode {
  const t = useTranslate();
  const deprecated = badge === 'deprecated';
  if (!newUrl && !deprecated) return null;
  return (
    <Warning>
      <p>
        {t(deprecated ? 'banner.deprecated' : 'banner.moved')}{' '}
        {newUrl && <a href={newUrl}>{t('banner.readNew')}</a>}
      </p>
    </Warning>
  );
}
