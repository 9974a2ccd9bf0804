import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDay } from '../ui/format-day';
import type { ArticleData } from '../../shared/doc-page-data';
import type { PageReference } from '../../shared/page-frame';
import { useTranslate, issueRepository, useDocsConfig } from '../ui/providers';
import { ArrowForwardIcon, ThumbIcon } from '../ui/icons';
import { counted } from '../ui/counted';
import type { Vote } from './feedback/outbox';
import { announce } from '../ui/announce';
import { commentDraft, readDraft, readStorage, writeStorage } from '../ui/safe-storage';
import { useHydrated } from '../ui/store';
import { whenIdle } from '../ui/when-idle';
import { toAddress } from '../../shared/site-address';

type FooterPage = Pick<ArticleData, 'path' | 'title' | 'lastUpdated' | 'frame'>;

/** Feedback, last update, and next pages after the article. */
export function ArticleFooter({ page }: { page: FooterPage }): ReactNode {
  const { path, lastUpdated } = page;
  const { previous, next } = page.frame;
  const t = useTranslate();
  return (
    <footer className="article-footer" ref={counted({ gaEventCategory: 'footer' })}>
      <PageFeedback key={path} page={page} />
      {lastUpdated && <p className="article-meta">{t('lastUpdated', { date: formatDay(lastUpdated) })}</p>}
      {(previous || next) && (
        <nav className="pagination" aria-label={t('pagination')}>
          {previous && <PageLink rel="prev" page={previous} />}
          {next && <PageLink rel="next" page={next} />}
        </nav>
      )}
    </footer>
  );
}

function PageLink({ rel, page }: { rel: 'prev' | 'next'; page: PageReference }): ReactNode {
  const t = useTranslate();
  const isNext = rel === 'next';
  return (
    <a
      className={`pagination-${rel}`}
      rel={rel}
      href={page.href ?? undefined}
      ref={counted({ gaEventAction: rel })}
    >
      <span className="pagination-label">{t(isNext ? 'nextPage' : 'previousPage')}</span>
      <span className="pagination-title">{page.title}</span>
      <ArrowForwardIcon />
    </a>
  );
}

const VOTES = { yes: '1', no: '0' } as const;

/** "Was this page helpful?" Stores the vote in the browser, and offers a comment. */
function PageFeedback({ page: { path, title, frame } }: { page: FooterPage }): ReactNode {
  const t = useTranslate();
  const { productId } = frame;
  const repository = issueRepository(useDocsConfig(), productId);
  const storageKey = `feedback-${path}`;
  const readVote = (): Vote | null =>
    Object.values(VOTES).find((vote) => vote === readStorage(storageKey)) ?? null;
  const stored = useHydrated() ? readVote() : null;
  const [given, setGiven] = useState<Vote | null>(null);
  const [form, setForm] = useState<ReactNode>(null);
  const question = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setForm(null);
    question.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const open = async (vote: Vote | null, takesFocus: boolean): Promise<void> => {
    const { FeedbackForm } = await import('./feedback/feedback-form');
    const subject = { url: window.location.origin + toAddress(path), title, productId };
    setForm(
      <FeedbackForm key={vote} subject={subject} vote={vote} takesFocus={takesFocus} onClose={close} />,
    );
  };
  const choose = (vote: Vote): void => {
    setGiven(vote);
    writeStorage(storageKey, vote);
    open(vote, true).catch(() => announce(t('notLoaded'), { shown: true }));
  };
  const resume = useEffectEvent(() => {
    const isWriting = readDraft(commentDraft(window.location.origin + toAddress(path))) !== null;
    if (isWriting) open(readVote(), false).catch(() => undefined);
  });
  useEffect(() => whenIdle(() => resume()), []);
  return (
    <section className="feedback" aria-labelledby="page-helpful">
      <div ref={question} className="feedback-question needs-script">
        <span id="page-helpful">{t('helpful.question')}</span>
        {Object.entries(VOTES).map(([key, vote]) => (
          <button
            key={key}
            type="button"
            className={`icon-button vote-${key}`}
            aria-label={t(`helpful.${key}`)}
            title={t(`helpful.${key}`)}
            aria-pressed={(given ?? stored) === vote}
            ref={counted({ gaEventAction: 'helpful', gaEventLabel: key })}
            onClick={() => choose(vote)}
          >
            <ThumbIcon />
          </button>
        ))}
      </div>
      <noscript>
        {repository && (
          <a href={`${repository}/issues/new?title=${encodeURIComponent(title)}&body=${path}`}>
            {t('helpful.issue')}
          </a>
        )}
      </noscript>
      {form}
    </section>
  );
}
