import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDay } from '../ui/format-day';
import type { ArticleData } from '../../shared/doc-page-data';
import type { PageReference } from '../../shared/page-frame';
import { useTranslate, issueRepository, useDocsConfig } from '../ui/providers';
import { ArrowForwardIcon, ThumbIcon } from '../ui/icons';
import { counted } from '../ui/counted';
import { commentDraft, parseVote, voteKey, type Vote } from './feedback/rules';
import { announce } from '../ui/announce';
import { readDraft, readStorage, writeStorage } from '../ui/safe-storage';
import { useHydrated } from '../ui/store';
import { whenIdle } from '../ui/when-idle';
import { toAddress } from '../../shared/site-address';

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

interface PageFeedbackProps {
  path: string;
  title: string;
  productId: string | null;
}

const VOTES: readonly { vote: Vote; key: 'yes' | 'no' }[] = [
  { vote: '1', key: 'yes' },
  { vote: '0', key: 'no' },
];
const loadForm = () => import('./feedback/feedback-form');

/** "Was this page helpful?" Stores the vote in the browser, and offers a comment. */
function PageFeedback({ path, title, productId }: PageFeedbackProps): ReactNode {
  const t = useTranslate();
  const repository = issueRepository(useDocsConfig(), productId);
  const readVote = (): Vote | null => parseVote(readStorage(voteKey(path)));
  const stored = useHydrated() ? readVote() : null;
  const [given, setGiven] = useState<Vote | null>(null);
  const [form, setForm] = useState<ReactNode>(null);
  const question = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setForm(null);
    question.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const open = async (vote: Vote | null, isAsked: boolean): Promise<void> => {
    const { FeedbackForm } = await loadForm();
    const subject = { url: window.location.origin + toAddress(path), title, productId };
    setForm(<FeedbackForm key={vote} {...{ subject, vote, isAsked }} onClose={close} />);
  };
  const choose = (vote: Vote): void => {
    setGiven(vote);
    writeStorage(voteKey(path), vote);
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
        {VOTES.map(({ vote, key }) => (
          <button
            key={key}
            type="button"
            className={`icon-button vote-${key}`}
            aria-label={t(`helpful.${key}`)}
            title={t(`helpful.${key}`)}
            aria-pressed={(given ?? stored) === vote}
            ref={counted({ gaEventAction: 'helpful', gaEventLabel: key })}
            onPointerEnter={() => void loadForm().catch(() => undefined)}
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
