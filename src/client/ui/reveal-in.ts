/**
 * Scrolls only a box, and as little as possible, to show an element in it.
 * @param roomBelow space to keep below the element, in px
 */
export function revealIn(box: HTMLElement, element: Element, roomBelow = 0): void {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  const end = frame.bottom - roomBelow;
  if (top < frame.top) box.scrollTop -= frame.top - top;
  else if (bottom > end) box.scrollTop += bottom - end;
}
