import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { t } from './texts';
import { readServices } from '../../analytics/report-event';
import { announce } from '../../ui/announce';
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
  takesFocus?: boolean;
  /** Called when the user skips the comment, or is done. */
  onClose: () => void;
}

type FeedbackStatus = 'writing' | 'sending' | 'tooShort' | PostOutcome;

/** States in which a message replaces the form. */
const DONE: readonly FeedbackStatus[] = ['sent', 'offline', 'tooShort'];

/** A comment on a page or a section. Where no endpoint is configured, it becomes an issue. */
export function FeedbackForm({ subject, vote, takesFocus = true, onClose }: FeedbackFormProps): ReactNode {
  const { section, productId } = subject;
  const draft = commentDraft(subject.url, section);
  const [comment, setComment] = useState(() => readDraft(draft) ?? '');
  const [status, setStatus] = useState<FeedbackStatus>('writing');
  const isSubmitting = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isSending = status === 'sending';
  const isHelpful = vote === '1';
  const hasEndpoint = readServices().feedbackUrl !== undefined;
  const repository = issueRepository(site, productId);
  const write = (text: string): void => {
    setComment(text);
    writeDraft(draft, text === '' ? null : text);
  };
  const send = async (): Promise<FeedbackStatus> => {
    if (!isWorthSending(comment)) return 'tooShort';
    const body = commentBody(subject, vote, comment, repository);
    const outcome = await postFeedback(readServices().feedbackUrl ?? '', body);
    return outcome === 'offline' && !queueComment(body) ? 'failed' : outcome;
  };
  const submit = async (): Promise<void> => {
    // A key that is held down repeats faster than React renders.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setStatus('sending');
    const result = await send();
    isSubmitting.current = false;
    setStatus(result);
    if (DONE.includes(result)) writeDraft(draft, null);
    // The user has left the form in the meantime.
    else if (!form.current)
      announce(result === 'rejected' ? t('feedback.rejected') : t('feedback.failed'), { shown: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && hasCommandKey(event) && hasEndpoint) void submit();
  };
  const cancel = (): void => {
    writeDraft(draft, null);
    onClose();
  };
  if (DONE.includes(status)) {
    return (
      <p ref={focusElement} className="feedback-message" role="status" tabIndex={-1}>
        {t(`feedback.${status}`)}
      </p>
    );
  }
  return (
    <form
      ref={form}
      className="feedback-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {vote === '0' && <p className="feedback-warning">{t('feedback.bug')}</p>}
      <label htmlFor={id}>
        {section
          ? t('feedback.section', { section: section.title })
          : t(isHelpful ? 'feedback.helped' : 'feedback.missing')}
      </label>
      <textarea
        ref={takesFocus ? focusElement : undefined}
        id={id}
        rows={3}
        readOnly={isSending}
        value={comment}
        data-unsent={comment === '' ? undefined : ''}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {(status === 'failed' || status === 'rejected') && (
        <p className="feedback-failure" role="alert">
          {t(`feedback.${status}`)}
        </p>
      )}
      <div className="feedback-actions">
        <button type="button" className="text-button" onClick={cancel}>
          {t('feedback.cancel')}
        </button>
        {hasEndpoint && (
          <button type="submit" className="text-button" disabled={isSending}>
            {t(isSending ? 'feedback.sending' : 'feedback.submit')}
          </button>
        )}
        {!hasEndpoint && repository && (
          <a
            className="text-button"
            href={issueUrl(subject, comment, repository)}
            target="_blank"
            rel="noopener"
          >
            {t('feedback.openIssue')}
          </a>
        )}
      </div>
    </form>
  );
}

/** A ref that moves the focus to an element when it appears. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** Opens the form for one section over the page. Restores the focus at the end. */
export function openCommentDialog(subject: FeedbackSubject): void {
  // On a slow network, the user can press the button twice before this code is loaded.
  removeDialog();
  const remove = renderApart(<CommentDialog subject={subject} onClose={() => remove()} />, 'last');
  removeDialog = remove;
}

let removeDialog = (): void => undefined;

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
