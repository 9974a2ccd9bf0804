/**
 * Scrolls a box as little as it takes to show an element in it, and nothing around the box.
 * @param roomBelow what is kept free at its end, in px
 */
export function revealIn(box: HTMLElement, element: Element, roomBelow = 0): void {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  const end = frame.bottom - roomBelow;
  if (top < frame.top) box.scrollTop -= frame.top - top;
  else if (bottom > end) box.scrollTop += bottom - end;
}
