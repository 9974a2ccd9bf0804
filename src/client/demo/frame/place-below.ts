/** Room between a button and what it opens, and to the edge of the screen, in px. */
const GAP = 4;
const EDGE = 8;

/** Places an open popover below a button – above it where there is no room – with their ends in line. */
export function placeBelow(popover: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = rightToLeft ? button.left : button.right - width;
  const below = button.bottom + GAP;
  const top = below + height > window.innerHeight - EDGE ? button.top - GAP - height : below;
  const furthest = document.documentElement.clientWidth - width - EDGE;
  popover.style.left = `${Math.max(EDGE, Math.min(left, furthest)) + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
