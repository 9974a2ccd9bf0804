import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from './texts';
import { readServices } from '../../analytics/report-event';
import { Dialog } from '../../ui/dialog';
import { renderApart } from '../../ui/overlay';
import { CloseIcon } from '../../ui/icons';
import { issueRepository } from '../../ui/providers';
import { hasCommandKey } from '../../ui/keyboard';
import { site } from '../../ui/site-data';
import { commentDraft, readDraft, writeDraft } from '../../ui/safe-storage';
import {
  commentBody,
  type FeedbackSubject,
  issueUrl,
  isWorthSending,
  postFeedback,
  type PostOutcome,
  queueComment,
  type Vote,
} from './outbox';

interface FeedbackFormProps {
  subject: FeedbackSubject;
  vote: Vote | null;
  /** True if the user just opened it. A restored form does not get the focus. */
  isAsked?: boolean;
  /** Called when the user skips the comment, or is done. */
  onClose: () => void;
}

/** A comment on a page or a section. Where no endpoint is configured, it becomes an issue. */
export function FeedbackForm({ subject, vote, isAsked = true, onClose }: FeedbackFormProps): ReactNode {
  const { status, submit } = useFeedback(subject, vote);
  const draft = commentDraft(subject.url, subject.section);
  const [comment, setComment] = useState(() => readDraft(draft) ?? '');
  const id = useId();
  const isSending = status === 'sending';
  const hasEndpoint = readServices().feedbackUrl !== undefined;
  const outcome = OUTCOMES[status];
  const repository = issueRepository(site, subject.productId);
  useEffect(() => {
    if (outcome !== undefined) writeDraft(draft, null);
  }, [outcome, draft]);
  const write = (text: string): void => {
    setComment(text);
    writeDraft(draft, text === '' ? null : text);
  };
  const cancel = (): void => {
    writeDraft(draft, null);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && hasCommandKey(event) && hasEndpoint) void submit(comment);
  };
  if (outcome !== undefined) {
    return (
      <p ref={focusElement} className="feedback-message" role="status" tabIndex={-1}>
        {outcome}
      </p>
    );
  }
  return (
    <form
      className="feedback-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(comment);
      }}
    >
      {vote === '0' && <p className="feedback-warning">{t('feedback.bug')}</p>}
      <label htmlFor={id}>{question(subject, vote)}</label>
      <textarea
        ref={isAsked ? focusElement : undefined}
        id={id}
        rows={3}
        value={comment}
        data-unsent={comment === '' ? undefined : ''}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {(status === 'failed' || status === 'rejected') && (
        <p className="feedback-failure" role="alert">
          {status === 'failed' ? t('feedback.failed') : t('feedback.rejected')}
        </p>
      )}
      <div className="feedback-actions">
        <button type="button" className="text-button" onClick={cancel}>
          {t('feedback.cancel')}
        </button>
        {hasEndpoint ? (
          <button type="submit" className="text-button" disabled={isSending}>
            {t(isSending ? 'feedback.sending' : 'feedback.submit')}
          </button>
        ) : (
          repository && (
            <a
              className="text-button"
              href={issueUrl(subject, comment, repository)}
              target="_blank"
              rel="noopener"
            >
              {t('feedback.openIssue')}
            </a>
          )
        )}
      </div>
    </form>
  );
}

/** A ref that moves the focus to an element when it appears. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

function question({ section }: FeedbackSubject, vote: Vote | null): string {
  if (section) return t('feedback.section', { section: section.title });
  const isHelpful = vote === '1';
  return t(isHelpful ? 'feedback.helped' : 'feedback.missing');
}

/** Messages that replace the form. */
const OUTCOMES: Partial<Record<FeedbackStatus, string>> = {
  sent: t('feedback.sent'),
  offline: t('feedback.offline'),
  'too-short': t('feedback.tooShort'),
};

/** Status of a comment. */
type FeedbackStatus = 'writing' | 'sending' | 'too-short' | PostOutcome;

/** Sends a comment and reports its real status. */
function useFeedback(subject: FeedbackSubject, vote: Vote | null) {
  const [status, setStatus] = useState<FeedbackStatus>('writing');
  const isSending = useRef(false);
  const submit = async (comment: string): Promise<void> => {
    if (!isWorthSending(comment)) return setStatus('too-short');
    // A key that is held down repeats faster than React renders.
    if (isSending.current) return;
    isSending.current = true;
    const body = commentBody(subject, vote, comment, issueRepository(site, subject.productId));
    setStatus('sending');
    const outcome = await postFeedback(readServices().feedbackUrl ?? '', body);
    isSending.current = false;
    setStatus(outcome === 'offline' && !queueComment(body) ? 'failed' : outcome);
  };
  return { status, submit };
}

/** Opens the form for one section over the page. Restores the focus at the end. */
export function openCommentDialog(subject: FeedbackSubject): void {
  const remove = renderApart(<CommentDialog subject={subject} onClose={() => remove()} />, 'last');
}

function CommentDialog({ subject, onClose }: { subject: FeedbackSubject; onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      className="comment-dialog"
      label={t('feedback.comment', { section: subject.section?.title ?? subject.title })}
      onClose={onClose}
    >
      <button type="button" className="icon-button" aria-label={t('feedback.close')} onClick={close}>
        <CloseIcon />
      </button>
      <FeedbackForm subject={subject} vote={null} onClose={close} />
    </Dialog>
  );
}
