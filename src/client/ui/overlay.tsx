import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Locks scrolling of the page behind a modal element. The scrollbar keeps its space, so nothing moves.
 * @returns unlocks scrolling
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return unlockScroll;
}

/** Unlocks scrolling, which does nothing if it is not locked. */
export function unlockScroll(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.scrollbarGutter = '';
}

/**
 * Renders lazy content outside of the page's root.
 * @param place `first` makes it the first Tab stop
 * @returns removes it
 */
export function renderApart(content: ReactNode, place: 'first' | 'last'): () => void {
  const element = document.createElement('div');
  document.body[place === 'first' ? 'prepend' : 'append'](element);
  const root = createRoot(element);
  root.render(content);
  return () => {
    root.unmount();
    element.remove();
  };
}

/** Distance to the anchor and to the edges of the viewport, in px. */
const GAP = 4;
const EDGE = 8;

/** Places an open popover below an element, or above it if there is no space, with aligned edges. */
export function placePopover(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const isLeft = (getComputedStyle(anchor).direction === 'ltr') === (align === 'start');
  const hasRoom = bottom + GAP + height <= window.innerHeight - EDGE || top < height + GAP;
  const furthest = document.documentElement.clientWidth - width - EDGE;
  const x = Math.max(EDGE, Math.min(isLeft ? left : right - width, furthest));
  popover.style.left = `${x + window.scrollX}px`;
  popover.style.top = `${(hasRoom ? bottom + GAP : top - GAP - height) + window.scrollY}px`;
}
