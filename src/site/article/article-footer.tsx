import type { ReactNode } from 'react';
import { formatDay } from '../../domain/format-day';
import type { PageFrame, PageReference } from '../../domain/page-frame';
import { useTranslate } from '../i18n/translate';
import { ArrowForwardIcon, PencilIcon } from '../icons/icons';
import { useDocsConfig } from '../shell/docs-provider';

interface ArticleFooterProps {
  /** File to edit; null for pages that are made from something else. */
  file: string | null;
  lastUpdated: string | null;
  frame: PageFrame;
}

/** What follows the text: when it changed, how to change it, and where to go on. */
export function ArticleFooter({
  file,
  lastUpdated,
  frame: { previous, next },
}: ArticleFooterProps): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  return (
    <footer className="article-footer">
      <div className="article-meta">
        {lastUpdated && <span>{t('lastUpdated', { date: formatDay(lastUpdated) })}</span>}
        {repositoryUrl && file !== null && (
          <a href={`${repositoryUrl}/edit/main/${file}`}>
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
    <a className={`pagination-${rel}`} rel={rel} href={page.href ?? undefined}>
      <span className="pagination-label">{label}</span>
      <span className="pagination-title">{page.title}</span>
      <ArrowForwardIcon />
    </a>
  );
}
