import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { commentDraft, parseVote, voteKey, type Vote } from './rules';
import { announce } from '../../ui/announce';
import { useTranslate, issueRepository, useDocsConfig } from '../../ui/providers';
import { ThumbIcon } from '../../ui/icons';
import { readDraft, readStorage, writeStorage } from '../../ui/safe-storage';
import { counted } from '../../ui/counted';
import { useHydrated } from '../../ui/store';
import { whenIdle } from '../../ui/when-idle';
import { toAddress } from '../../../shared/site-address';

interface PageFeedbackProps {
  path: string;
  title: string;
  productId: string | null;
}

const VOTES: readonly { vote: Vote; key: 'yes' | 'no' }[] = [
  { vote: '1', key: 'yes' },
  { vote: '0', key: 'no' },
];
const loadForm = () => import('./feedback-form');

/** "Was this page helpful?" Stores the vote in the browser, and offers a comment. */
export function PageFeedback({ path, title, productId }: PageFeedbackProps): ReactNode {
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
