import { useEffect, useRef, type ReactNode } from 'react';
import type { ArticleData } from '../../domain/doc-page-data';
import { SaveForOffline } from '../offline/save-for-offline';
import { useDocsConfig } from '../shell/docs-provider';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs } from './breadcrumbs';
import { enhanceCodeBlocks } from './code-blocks';
import { ComponentChips } from './component-chips';
import { PageBanner } from './page-banner';
import { TableOfContents } from './table-of-contents';

/** One documentation page: title, body, neighbours, and the table of contents beside them. */
export function DocArticle({ page, children }: { page: ArticleData; children: ReactNode }): ReactNode {
  const article = useRef<HTMLElement>(null);
  const overview = useDocsConfig().products.find(({ path }) => path === page.path);
  useEffect(() => {
    if (article.current) enhanceCodeBlocks(article.current);
  }, [page.path]);
  return (
    <div className="article-frame">
      <article ref={article} className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>{page.title}</h1>
        <p className="description">{page.description}</p>
        <ComponentChips page={page} />
        <PageBanner page={page} />
        {children}
        {overview && <SaveForOffline only={overview.id} />}
        <ArticleFooter file={page.file} lastUpdated={page.lastUpdated} frame={page.frame} />
      </article>
      <TableOfContents headings={page.headings} />
    </div>
  );
}
