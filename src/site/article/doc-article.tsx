import { useEffect, useRef, type ReactNode } from 'react';
import type { ArticleData } from '../../domain/doc-page-data';
import { AdSlot } from '../ads/ad-slot';
import { offerSectionComments } from '../feedback/section-comments';
import { loadIconFont } from '../icon-font/load-icon-font';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs } from './breadcrumbs';
import { enhanceCodeBlocks } from './code-blocks';
import { ComponentChips } from './component-chips';
import { PageBanner } from './page-banner';
import { TableOfContents } from './table-of-contents';

/** One documentation page: title, body, neighbours, and the table of contents beside them. */
export function DocArticle({ page, children }: { page: ArticleData; children: ReactNode }): ReactNode {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!article.current) return undefined;
    enhanceCodeBlocks(article.current);
    loadIconFont(article.current);
    return offerSectionComments(article.current, page);
  }, [page]);
  return (
    <div className="article-frame">
      <article ref={article} className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>{page.title}</h1>
        <p className="description">{page.description}</p>
        {!page.disableAd && <AdSlot key={page.path} />}
        <ComponentChips page={page} />
        <PageBanner page={page} />
        {children}
        <ArticleFooter page={page} />
      </article>
      <TableOfContents headings={page.headings} />
    </div>
  );
}
