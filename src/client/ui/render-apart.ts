import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders beside the page what is loaded on demand.
 * @param place `first` is the first stop of the keyboard
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
