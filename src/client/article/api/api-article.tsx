import { useMemo, useRef, type ReactNode } from 'react';
import { DEMOS_ID } from '../../../shared/api/api-page';
import type { ApiPageData } from './api-page-data';
import { ArticleFooter } from '../article-footer';
import { Breadcrumbs } from '../breadcrumbs';
import { ProductNotice } from '../product-notice';
import { ContentsEntrance, TableOfContents } from '../table-of-contents';
import { useReady } from '../use-ready';
import { AdSlot } from '../../partners/ads/ad-slot';
import { ApiDemos } from './api-demos';
import { useApiControls } from './use-api-controls';
import { t } from './texts';

/** The API page of one component. Its body is finished HTML: only the controls in it come to life. */
export function ApiArticle({ page, hash }: { page: ApiPageData; hash: string }): ReactNode {
  const title = t('api.title', { name: page.name });
  const body = useRef<HTMLDivElement>(null);
  useApiControls(body, page.path, hash);
  const headings = useMemo(() => {
    const demos = { id: DEMOS_ID, depth: 2, text: t('api.demos') };
    return page.documentedBy.length > 0 ? [demos, ...page.headings] : page.headings;
  }, [page]);
  return (
    <div className="article-frame">
      <ContentsEntrance headings={headings} />
      <article className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>{title}</h1>
        <p className="description">{t('api.description', { name: page.name, package: page.package })}</p>
        <AdSlot key={page.path} />
        <ProductNotice notice={page.product?.notice ?? null} />
        {page.deprecated && <Deprecation html={page.deprecationAdviceHtml} />}
        <ApiDemos pages={page.documentedBy} />
        <div
          ref={body}
          className="prose api-body"
          data-ready={useReady()}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <ArticleFooter page={{ path: page.path, title, lastUpdated: null, frame: page.frame }} />
      </article>
      <TableOfContents headings={headings} />
    </div>
  );
}

function Deprecation({ html }: { html: string }): ReactNode {
  return (
    <div className="prose">
      <div className="MuiCallout-root MuiCallout-warning" role="note">
        <p className="MuiCallout-title">{t('api.deprecatedComponent')}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
