/** Changes the layout without moving the row that the address points to, if the reader sees it. */
export function keepInPlace(container: ParentNode, change: () => void): void {
  const target = container.querySelector('[data-target]');
  const before = target?.getBoundingClientRect();
  const isSeen = before && before.bottom > 0 && before.top < window.innerHeight;
  change();
  if (target && isSeen)
    window.scrollBy({ top: target.getBoundingClientRect().top - before.top, behavior: 'instant' });
}
