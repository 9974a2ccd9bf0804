import { createElement, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';

interface PopoverProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'nav';
  ref?: Ref<HTMLElement>;
  /** Covers the page: until it is closed, the keyboard stays in it. */
  modal?: boolean;
}

/**
 * What a button with its id as `popovertarget` opens, also without scripts. It closes when one of its links is
 * followed, not when one opens a group. What the keyboard does in it is loaded when it is opened.
 */
export function Popover({ as = 'div', modal = false, onToggle, ...props }: PopoverProps): ReactNode {
  return createElement<PopoverProps, HTMLElement>(as, {
    popover: 'auto',
    onClick: hideAfterLink,
    onToggle: (event) => {
      const panel = event.currentTarget;
      onToggle?.(event);
      if (event.newState === 'open')
        void import('./panel-keys').then(
          ({ followPanel }) => followPanel(panel, modal),
          () => undefined,
        );
    },
    ...props,
  });
}

/** What the keyboard does in panels is loaded as soon as one of their buttons is reached. */
export function connectPanels(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.popoverTargetElement)
      void import('./panel-keys').catch(() => undefined);
  });
}

/** All of them: one may have been opened from another. */
function hideAfterLink({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element && target.closest('a:not([aria-expanded])'))) return;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]'))
    if (panel.matches(':popover-open')) panel.hidePopover();
}
