/**
 * Locks scrolling of the page behind a modal element. The scrollbar keeps its space, so nothing moves.
 * @returns unlocks scrolling
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
