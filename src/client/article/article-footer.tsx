import type { ReactNode } from 'react';
import { formatDay } from '../ui/format-day';
import type { ArticleData } from '../../shared/page/doc-page-data';
import type { PageReference } from '../../shared/page/page-frame';
import { PageFeedback } from './feedback/page-feedback';
import { useTranslate } from '../ui/texts/locale-provider';
import { ArrowForwardIcon, PencilIcon } from '../ui/icons/icons';
import { useDocsConfig } from '../ui/docs-provider';
import { counted } from '../ui/counted';

interface FooterPage extends Pick<ArticleData, 'path' | 'title' | 'lastUpdated' | 'frame'> {
  /** File to edit; null for pages that are made from something else. */
  file: string | null;
}

/** What follows the text: whether it helped, when it changed, how to change it, and where to go on. */
export function ArticleFooter({ page }: { page: FooterPage }): ReactNode {
  const { path, title, file, lastUpdated, frame } = page;
  const { productId, previous, next } = frame;
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  return (
    <footer className="article-footer" ref={counted({ gaEventCategory: 'footer' })}>
      <PageFeedback key={path} path={path} title={title} productId={productId} />
      <div className="article-meta">
        {lastUpdated && <span>{t('lastUpdated', { date: formatDay(lastUpdated) })}</span>}
        {repositoryUrl && file !== null && (
          <a href={`${repositoryUrl}/edit/main/${file}`} ref={counted({ gaEventAction: 'edit' })}>
            <PencilIcon />
            {t('editPage')}
          </a>
        )}
      </div>
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
