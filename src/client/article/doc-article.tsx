import { useEffect, useRef, type ReactNode } from 'react';
import type { ArticleData } from '../../shared/doc-page-data';
import { AdSlot } from '../ads/ad-slot';
import { SaveForOffline } from '../offline/ui/save-for-offline';
import { Badges } from '../ui/badge';
import { useDocsConfig, useTranslate } from '../ui/providers';
import { ArticleFooter } from './article-footer';
import { Breadcrumbs, ComponentChips, NoticeBanner, Warning } from './article-header';
import { ContentsEntrance, TableOfContents } from './table-of-contents';
import { ICON_FONT_STYLESHEET } from '../../shared/paths';
import { readServices } from '../analytics/report-event';
import { toAddress } from '../../shared/site-address';
import { OUTBOX_KEY, readStorage } from '../ui/safe-storage';

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

/**
 * Calls back now, and again if blocks are added to the article. See `useReady`.
 * @returns stops watching
 */
function watchBlocks(article: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(article, { childList: true });
  callback();
  return () => observer.disconnect();
}

let isLoaded = false;

/**
 * Loads the icon font once if an article uses it, from the configured host or the site's own copy. Icon names stay
 * hidden until it loads or fails.
 * @returns stops watching the article
 */
function loadIconFontFor(article: HTMLElement): () => void {
  return watchBlocks(article, () => {
    if (isLoaded || !article.querySelector('[class*="material-icons"]')) return;
    isLoaded = true;
    const href = readServices().iconFontUrl ?? toAddress(ICON_FONT_STYLESHEET);
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const show = (): void => document.documentElement.setAttribute('data-icon-font', '');
    link.addEventListener('load', () => void document.fonts.ready.then(show));
    link.addEventListener('error', show);
    // First in the head, so components can set another size.
    document.head.prepend(link);
  });
}

/** Events that show that someone is reading. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Adds comment buttons to each section of an article on the first user interaction. Also sends comments from an earlier
 * visit that are still queued.
 * @returns stops watching the article
 */
function offerSectionComments(article: HTMLElement, page: ArticleData): () => void {
  const waiting = new AbortController();
  const offered = new AbortController();
  const begin = async (): Promise<void> => {
    waiting.abort();
    const { addCommentButtons } = await import('./feedback/comment-buttons');
    const add = (): void => addCommentButtons(article, page);
    if (!offered.signal.aborted) offered.signal.addEventListener('abort', watchBlocks(article, add));
    if (!readStorage(OUTBOX_KEY)) return;
    const { flushOutbox } = await import('./feedback/outbox');
    await flushOutbox();
  };
  const onSign = (): void => void begin().catch(() => undefined);
  for (const type of SIGNS_OF_LIFE)
    window.addEventListener(type, onSign, { signal: waiting.signal, passive: true });
  return () => {
    waiting.abort();
    offered.abort();
  };
}
