import {
  createElement,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { moveFocus } from './roving-tabindex';

interface PopoverProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'nav';
  ref?: Ref<HTMLElement>;
  /** A list of links or buttons: arrows, Home and End move among them. */
  isMenu?: boolean;
}

/**
 * What a button with its id as `popovertarget` opens, also without scripts. It closes when one of its links is
 * followed, not when one opens a group, and when the focus leaves it.
 */
export function Popover({ as = 'div', isMenu = false, ...props }: PopoverProps): ReactNode {
  return createElement<PopoverProps, HTMLElement>(as, {
    popover: 'auto',
    onClick: hideAfterLink,
    onBlur: hideWhenLeft,
    ...(isMenu && { onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'block') }),
    ...props,
  });
}

function hideAfterLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a:not([aria-expanded])')) hide(currentTarget);
}

/** A press on the button that has opened it closes it by itself: closed before, it would be opened again. */
function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOpener = relatedTarget?.matches('[aria-expanded=true]');
  if (relatedTarget && !isOpener && !currentTarget.contains(relatedTarget)) hide(currentTarget);
}

function hide(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
}
