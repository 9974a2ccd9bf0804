import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { lockScroll } from './overlay';

/** Closes a dialog after a click outside, which is a click on the element itself. */
export function closeOutside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // The click after a selection that was dragged out of the dialog also has the dialog as its target.
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

interface DialogProps {
  /** The element. Call `close()` to close it. */
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  className: string;
  /** Must unmount the dialog. */
  onClose: () => void;
  /** True if a click outside closes it. It should not if the user has written something. */
  closesOutside?: boolean;
  children: ReactNode;
}

/** A modal dialog that is open until it is unmounted. The browser traps and restores the focus. */
export function Dialog(props: DialogProps): ReactNode {
  const { ref, label, className, onClose, closesOutside = false, children } = props;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.showModal();
    if (closesOutside) closeOutside(element);
    // By default, the browser focuses the first control, which can be the close button.
    element.querySelector<HTMLElement>('select, textarea')?.focus();
    return lockScroll();
  }, [ref, closesOutside]);

  return (
    <dialog ref={ref} className={className} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
