import { revealIn } from './reveal-in';
import { lockScroll } from './overlay';
import { focusFirst, moveFocus } from './roving-tabindex';

const TEXT_FIELD = 'textarea, select, input';
/** Live regions. They are never inert, because screen readers would not announce them. */
const LIVE = '[role="status"], [aria-live]';

/** Handles the keyboard in an open panel until it closes. */
export function followPanel(panel: HTMLElement, isModal: boolean): void {
  if (!panel.matches(':popover-open')) return;
  const open = new AbortController();
  const { signal } = open;
  // Before the browser restores the focus, because its target must be focusable.
  const onBeforeToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') open.abort();
  };
  panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
  if (isModal) {
    trapFocus(panel, signal);
    return;
  }
  // The user can leave before this code is loaded.
  hideWhenLeft(panel, document.activeElement);
  panel.addEventListener('focusout', ({ relatedTarget }) => hideWhenLeft(panel, relatedTarget), { signal });
  document.addEventListener('keydown', (event) => moveFocusInPanel(panel, event), { signal });
}

/** Traps the focus and locks scrolling. At the end, the focus returns to the button. */
function trapFocus(panel: HTMLElement, signal: AbortSignal): void {
  const outside = elementsAround(panel);
  for (const element of outside) element.inert = true;
  const unlockScroll = lockScroll();
  focusFirst(panel);
  signal.addEventListener('abort', () => {
    for (const element of outside) element.inert = false;
    unlockScroll();
  });
  const restoreFocus = (): void => {
    const { activeElement } = document;
    // Hidden elements keep the focus for a moment, and a click outside the panel focuses the wrapper of the page.
    const isNowhere = activeElement?.matches('body, #gatsby-focus-wrapper') ?? true;
    if (!isNowhere && !panel.contains(activeElement)) return;
    const opener = `[popovertarget="${panel.id}"]:not([popovertargetaction])`;
    document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
  };
  panel.addEventListener('toggle', restoreFocus, { once: true });
}

/** Elements next to the panel and next to its ancestors, except inert ones and live regions. */
function elementsAround(panel: HTMLElement): HTMLElement[] {
  const { parentElement } = panel;
  if (!parentElement || panel === document.body) return [];
  const siblings = parentElement.querySelectorAll<HTMLElement>(`:scope > :not([inert], ${LIVE})`);
  const others = [...siblings].filter((element) => element !== panel);
  return [...others, ...elementsAround(parentElement)];
}

/** A click on its button closes the panel natively. Closing it earlier would open it again. */
function hideWhenLeft(panel: HTMLElement, focused: EventTarget | null): void {
  if (!(focused instanceof HTMLElement) || panel.contains(focused) || focused.contains(panel)) return;
  if (focused.matches(`[aria-expanded=true], [popovertarget="${panel.id}"]`)) return;
  // A panel that was opened from this one is part of it.
  const next = focused.closest<HTMLElement>('[popover]');
  if (next && panel.querySelector(`[popovertarget="${next.id}"]`)) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
}

/** Arrow keys, Home, and End move the focus in the panel instead of scrolling the page, also from its button. */
function moveFocusInPanel(panel: HTMLElement, event: KeyboardEvent): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || (target instanceof Element && target.matches(TEXT_FIELD))) return;
  moveFocus(event, 'block', panel);
  const focused = document.activeElement;
  if (focused && panel.contains(focused)) revealIn(panel, focused);
}
