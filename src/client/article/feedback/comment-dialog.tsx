import { createRoot } from 'react-dom/client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FeedbackSubject } from './rules/subject';
import { translate } from './text';
import { CloseIcon } from '../../ui/icons/icons';
import { FeedbackForm } from './feedback-form';

/** Opens the form for one section; the page stays where it is. Closing gives the focus back. */
export function openCommentDialog(subject: FeedbackSubject): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onClose = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<CommentDialog subject={subject} onClose={onClose} />);
}

function CommentDialog({ subject, onClose }: { subject: FeedbackSubject; onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser gives the focus to the first control, which closes the dialog.
    dialog.current?.querySelector('textarea')?.focus();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="comment-dialog"
      aria-label={translate('feedback.comment', { section: subject.section?.title ?? subject.title })}
      onClose={onClose}
    >
      <button type="button" className="icon-button" aria-label={translate('feedback.close')} onClick={close}>
        <CloseIcon />
      </button>
      <FeedbackForm subject={subject} vote={null} onClose={close} />
    </dialog>
  );
}
