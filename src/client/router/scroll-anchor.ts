/** Elements of an article that can keep their position. */
const PARTS = '.demo, .demo-toolbar, .prose > *';

/**
 * Makes a change and keeps an element at its position on the screen.
 * @param anchor by default, the first part of the article in the viewport. Null for none.
 */
export function withScrollAnchor(change: () => void, anchor: Element | null = firstPartInView()): void {
  const before = anchor?.getBoundingClientRect().top;
  change();
  if (!anchor || before === undefined) return;
  const moved = anchor.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function firstPartInView(): Element | null {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const part of document.querySelectorAll(PARTS)) {
    const { top, height } = part.getBoundingClientRect();
    if (height > 0 && top >= covered) return part;
  }
  return null;
}
