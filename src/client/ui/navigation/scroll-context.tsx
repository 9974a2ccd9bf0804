import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { announce } from '../announce';
import { t } from '../site-data';
import { entryKey, findSection, focusSection, scrollPosition, showSection, watchScrolling } from './places';

type Place = Pick<Location, 'pathname' | 'hash'>;

interface ScrollContextProps {
  location: Place;
  children: ReactNode;
}

/**
 * Takes the place of gatsby-react-router-scroll around all pages, which throws for a hash that nobody can decode: goes
 * to the section that the address names, or back to where the reader was, and takes the focus along.
 */
export function ScrollContext({ location, children }: ScrollContextProps): ReactNode {
  const { pathname, hash } = location;
  const shown = useRef<Place & { entry: string }>(null);
  useLayoutEffect(() => watchScrolling(() => shown.current?.entry ?? ''), []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash, entry: entryKey() };
    if (before === null) arrive(hash, shown.current.entry);
    else if (before.pathname !== pathname || before.hash !== hash) move(before, shown.current);
  });
  return children;
}

/** Gatsby hands on this name, which nothing here uses. */
export const useScrollRestoration = undefined;

/** A page load is the browser's, but it cannot scroll in the shell that works offline, which is empty at first. */
function arrive(hash: string, entry: string): void {
  holdRouterFocus();
  if (window.scrollY !== 0) return;
  const left = scrollPosition(entry);
  const section = findSection(hash);
  if (left !== undefined) scrollTo(left);
  else if (section) showSection(section);
}

/** A link leads to the section or the top, a way through the history to where the reader was. */
function move(before: Place, { pathname, hash, entry }: Place & { entry: string }): void {
  const left = scrollPosition(entry);
  const section = findSection(hash);
  const isNewPage = before.pathname !== pathname;
  if (left !== undefined) scrollTo(left);
  else if (section) showSection(section);
  else if (isNewPage || hash === '') scrollTo(0);
  // On the same page the focus is there already, and may have gone on.
  if (!isNewPage) return;
  const focused = left === undefined && section ? section : mainContent();
  if (focused) focusSection(focused);
  announce(t('navigated', { title: document.querySelector('h1')?.textContent ?? '' }));
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The start of the article, where screen readers go on reading. */
function mainContent(): HTMLElement | null {
  return document.getElementById('main-content');
}

/** The router focuses its own wrapper later: it would take the focus back, and style the page twice. */
function holdRouterFocus(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
