import type { ReactNode } from 'react';
import type { ArticleData } from '../../domain/doc-page-data';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs } from './breadcrumbs';
import { ComponentChips } from './component-chips';
import { PageBanner } from './page-banner';
import { TableOfContents } from './table-of-contents';

/** One documentation page: title, body, neighbours, and the table of contents beside them. */
export function DocArticle({ page, children }: { page: ArticleData; children: ReactNode }): ReactNode {
  return (
    <div className="article-frame">
      <article className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>{page.title}</h1>
        <p className="description">{page.description}</p>
        <ComponentChips page={page} />
        <PageBanner page={page} />
        {children}
        {page.apiSection && <div className="prose" dangerouslySetInnerHTML={{ __html: page.apiSection }} />}
        <ArticleFooter file={page.file} lastUpdated={page.lastUpdated} frame={page.frame} />
      </article>
      <TableOfContents headings={page.headings} />
    </div>
  );
}
