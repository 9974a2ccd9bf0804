import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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
