import { lockScroll } from './scroll-lock';
import { useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';

export interface DialogProps {
  /** The element. Call `close()` to close it. */
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  className: string;
  /** Sets the initial focus. A new function opens the dialog again. */
  onOpen: (dialog: HTMLDialogElement) => void;
  onClose: () => void;
  /** True if a click outside closes it. It should not if the user has written something. */
  closesOutside?: boolean;
  children: ReactNode;
}

/** A modal dialog that is open from its first render. The browser traps and restores the focus. */
export function Dialog(props: DialogProps): ReactNode {
  const { ref, label, className, onOpen, onClose, closesOutside = false, children } = props;
  useLayoutEffect(() => {
    if (!ref.current) return;
    if (!ref.current.open) ref.current.showModal();
    onOpen(ref.current);
  }, [ref, onOpen]);

  // Opened again, the dialog calls another `onOpen`.
  useEffect(() => {
    const unlockScroll = lockScroll();
    const element = ref.current;
    element?.addEventListener('close', unlockScroll, { once: true });
    return unlockScroll;
  }, [ref, onOpen]);

  useEffect(() => {
    const element = ref.current;
    if (!closesOutside || !element) return undefined;
    const closeFromOutside = ({ target }: Event): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', closeFromOutside);
    return () => element.removeEventListener('click', closeFromOutside);
  }, [ref, closesOutside]);

  return (
    <dialog ref={ref} className={className} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
