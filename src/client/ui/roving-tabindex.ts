import type { FocusEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Arrow keys of a toolbar, which is horizontal, and of a menu, which is vertical. */
const KEYS = { inline: ['ArrowLeft', 'ArrowRight'], block: ['ArrowUp', 'ArrowDown'] } as const;
const CONTROLS = 'button, select, a[href]';

/** Moves the focus between the controls of a toolbar or menu with arrow keys, Home, and End. */
export function moveFocus(
  event: KeyboardEvent | ReactKeyboardEvent,
  axis: keyof typeof KEYS,
  container: HTMLElement,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const controls = reachableControls(container);
  const current = controls.findIndex((control) => control === document.activeElement);
  const mirrored = axis === 'inline' && getComputedStyle(container).direction === 'rtl';
  const [back, forth] = mirrored ? KEYS[axis].toReversed() : KEYS[axis];
  const targets: Record<string, number> = {
    Home: 0,
    End: -1,
    [String(back)]: Math.max(current, 0) - 1,
    [String(forth)]: (current + 1) % controls.length,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  // Menus below the header do not need scrolling, but the page's scroll padding would cause it.
  controls.at(target)?.focus({ preventScroll: axis === 'block' });
}

/** Puts the focus on the first control that can be seen. */
export function focusFirst(container: HTMLElement): void {
  reachableControls(container)[0]?.focus({ preventScroll: true });
}

/** Makes the focused control the only Tab stop. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) setTabStop(currentTarget, target);
}

/** After blur, the Tab stop is the control that is never hidden. */
export function resetTabStop({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) setTabStop(currentTarget, null);
}

function setTabStop(toolbar: HTMLElement, focused: Element | null): void {
  const stop = focused ?? toolbar.querySelector('[data-tab-stop]');
  for (const control of toolbar.querySelectorAll<HTMLElement>(CONTROLS))
    control.tabIndex = control === stop ? 0 : -1;
}

/** Visible controls. */
function reachableControls(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
}
