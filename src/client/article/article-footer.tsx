import type { ReactNode } from 'react';
import { formatDay } from '../ui/format-day';
import type { ArticleData } from '../../shared/doc-page-data';
import type { PageReference } from '../../shared/page-frame';
import { PageFeedback } from './feedback/page-feedback';
import { useTranslate } from '../ui/providers';
import { ArrowForwardIcon } from '../ui/icons';
import { counted } from '../ui/counted';

type FooterPage = Pick<ArticleData, 'path' | 'title' | 'lastUpdated' | 'frame'>;

/** Feedback, last update, and next pages after the article. */
export function ArticleFooter({ page }: { page: FooterPage }): ReactNode {
  const { path, title, lastUpdated, frame } = page;
  const { productId, previous, next } = frame;
  const t = useTranslate();
  return (
    <footer className="article-footer" ref={counted({ gaEventCategory: 'footer' })}>
      <PageFeedback key={path} path={path} title={title} productId={productId} />
      {lastUpdated && <p className="article-meta">{t('lastUpdated', { date: formatDay(lastUpdated) })}</p>}
      {(previous || next) && (
        <nav className="pagination" aria-label={t('pagination')}>
          {previous && <PageLink rel="prev" label={t('previousPage')} page={previous} />}
          {next && <PageLink rel="next" label={t('nextPage')} page={next} />}
        </nav>
      )}
    </footer>
  );
}

function PageLink({
  rel,
  label,
  page,
}: {
  rel: 'prev' | 'next';
  label: string;
  page: PageReference;
}): ReactNode {
  return (
    <a
      className={`pagination-${rel}`}
      rel={rel}
      href={page.href ?? undefined}
      ref={counted({ gaEventAction: rel })}
    >
      <span className="pagination-label">{label}</span>
      <span className="pagination-title">{page.title}</span>
      <ArrowForwardIcon />
    </a>
  );
}
