import { createElement, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { whenLoaded } from './when-idle';

interface PopoverProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'nav';
  ref?: Ref<HTMLElement>;
  /** True if it covers the page and traps the focus. */
  modal?: boolean;
}

/**
 * A popover that a button with `popovertarget` opens, also without JavaScript. It closes after a link in it is
 * followed. Keyboard support loads when it opens.
 */
export function Popover({ as = 'div', modal = false, onToggle, ...props }: PopoverProps): ReactNode {
  return createElement<PopoverProps, HTMLElement>(as, {
    popover: 'auto',
    onClick: hideAfterLink,
    onToggle: (event) => {
      const panel = event.currentTarget;
      onToggle?.(event);
      if (event.newState === 'open')
        whenLoaded(import('./panel-keys'), ({ followPanel }) => followPanel(panel, modal));
    },
    ...props,
  });
}

/** Layout breakpoints at which menus move between the page and a popover, in px. */
const BREAKPOINTS = [900, 1200];

/** Handles panels that were opened before hydration, because React has missed their event. */
export function reportOpenPanels(): void {
  for (const panel of document.querySelectorAll(':popover-open'))
    panel.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
}

/** Loads the keyboard support of panels when one of their buttons gets focus, and closes panels without a button. */
export function connectPanels(): void {
  for (const width of BREAKPOINTS)
    window.matchMedia(`(min-width: ${width}px)`).addEventListener('change', hideWithoutButton);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.popoverTargetElement)
      void import('./panel-keys').catch(() => undefined);
  });
}

/** Closes open panels whose button the current layout does not show, such as the drawer on wide screens. */
function hideWithoutButton(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) {
    const buttons = document.querySelectorAll(`[popovertarget="${panel.id}"]:not([popovertargetaction])`);
    if (![...buttons].some((button) => button.checkVisibility())) panel.hidePopover();
  }
}

/** Closes all panels, because one can be opened from another. */
function hideAfterLink({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element && target.closest('a:not([aria-expanded])'))) return;
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
}
