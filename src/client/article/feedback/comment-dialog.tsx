import { useRef, type ReactNode } from 'react';
import type { FeedbackSubject } from './rules';
import { t } from './texts';
import { Dialog } from '../../ui/dialog';
import { renderApart } from '../../ui/overlay';
import { CloseIcon } from '../../ui/icons';
import { FeedbackForm } from './feedback-form';

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
      onOpen={focusText}
      onClose={onClose}
    >
      <button type="button" className="icon-button" aria-label={t('feedback.close')} onClick={close}>
        <CloseIcon />
      </button>
      <FeedbackForm subject={subject} vote={null} onClose={close} />
    </Dialog>
  );
}

/** By default, the browser focuses the first control, which is the close button. */
function focusText(dialog: HTMLDialogElement): void {
  dialog.querySelector('textarea')?.focus();
}
