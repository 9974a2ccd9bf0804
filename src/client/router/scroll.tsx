import { useLayoutEffect, type ReactNode } from 'react';
import { sectionId } from '../../shared/paths';
import { announce } from '../ui/announce';
import { t } from '../ui/site-data';
import { attempt } from '../ui/safe-storage';

/** Element with the id in a hash. */
export function findTarget(hash: string): HTMLElement | null {
  const id = sectionId(hash);
  return id === null ? null : document.getElementById(id);
}

export function scrollToTarget(target: HTMLElement): void {
  openDetails(target);
  (headingOfDemo(target) ?? target).scrollIntoView();
}

/** Heading of a demo's section, if both fit into the upper half of the viewport. */
function headingOfDemo(target: HTMLElement): HTMLElement | null {
  if (!target.matches('.demo')) return null;
  const heading = [...document.querySelectorAll<HTMLElement>('h2, h3')].findLast(
    (each) => each.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return heading && topOf(target) - topOf(heading) < window.innerHeight / 2 ? heading : null;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

let stopHolding: (() => void) | null = null;

/** Scrolls to a target again while content above it loads and grows, until the user does anything. */
function holdTarget(target: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  let top = 0;
  let height = 0;
  const hold = (): void => {
    scrollToTarget(target);
    top = window.scrollY;
    height = document.body.scrollHeight;
  };
  hold();
  const observer = new ResizeObserver(hold);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  stopHolding = () => controller.abort();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stopHolding, { signal, passive: true });
  // Scrolling by other means, such as the find bar, does not change the height.
  const checkScroll = (): void => {
    if (document.body.scrollHeight === height && Math.abs(window.scrollY - top) > 1) controller.abort();
  };
  window.addEventListener('scroll', checkScroll, { signal, passive: true });
}

/** Focuses an element, so that Tab continues from there. Browsers do the same for links to an anchor. */
export function focusTarget(target: HTMLElement): void {
  openDetails(target);
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Opens each `<details>` around an element. Browsers only do this when they handle a link themselves. */
function openDetails(target: HTMLElement): void {
  for (let parent = target.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}

const STORAGE_KEY = 'docs-scroll';

/** Scroll position of each history entry. */
const positions = new Map(
  attempt(() => JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][], []),
);

/** Unique key of the current history entry. Gatsby's router only gives keys to entries that it adds. */
function historyKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Position to which the user had scrolled before leaving the current history entry. */
export function savedPosition(): number | undefined {
  return positions.get(historyKey());
}

/** A page as the user opened it, with the key of the history entry. */
type Visit = Pick<Location, 'pathname' | 'hash'> & { key: string };

/** The page on the screen. The URL can already be the URL of the next page. */
let lastVisit: Visit | null = null;

function savePositions(): void {
  const save = (): void => {
    if (lastVisit) positions.set(lastVisit.key, window.scrollY);
  };
  const store = (): void => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  window.addEventListener('scroll', save, { passive: true });
  window.addEventListener('pagehide', () => attempt(store, undefined));
}

/** Restores the scroll position or scrolls to the target of the hash, and moves focus. */
export function ScrollContext(props: { location: Omit<Visit, 'key'>; children: ReactNode }): ReactNode {
  const { pathname, hash } = props.location;
  useLayoutEffect(savePositions, []);
  // Without dependencies, because a new query string also adds a history entry.
  useLayoutEffect(() => {
    const last = lastVisit;
    const visit = { pathname, hash, key: historyKey() };
    lastVisit = visit;
    if (!last || last.key !== visit.key) stopHolding?.();
    if (!last) handleFirstLoad(hash);
    else if (last.pathname !== pathname || last.hash !== hash)
      handleRouteChange(hash, last.pathname !== pathname);
  });
  return props.children;
}

function handleFirstLoad(hash: string): void {
  disableRouterFocus();
  const position = savedPosition();
  const target = findTarget(hash);
  // Browsers scroll when a page loads, except in the offline shell, which is empty at first.
  const isAtTop = window.scrollY === 0;
  // If the target is out of view, the user has scrolled away before hydration.
  const isInView = target && topOf(target) >= 0 && topOf(target) < window.innerHeight;
  if (position === undefined && target && (isAtTop || isInView)) holdTarget(target);
  else if (position !== undefined && isAtTop) window.scrollTo(0, position);
}

function handleRouteChange(hash: string, isNewPage: boolean): void {
  const position = savedPosition();
  const target = findTarget(hash);
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) holdTarget(target);
  else if (isNewPage || hash === '') window.scrollTo(0, 0);
  // Within a page, `navigateTo` has already moved focus.
  if (!isNewPage) return;
  const focused = position === undefined && target ? target : document.getElementById('main-content');
  if (focused) focusTarget(focused);
  announce(t('navigated', { title: document.querySelector('h1')?.textContent ?? '' }));
}

/** Gatsby's router focuses its wrapper after each route change. That would move focus again and restyle the page. */
function disableRouterFocus(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}

/** Elements of an article that can keep their position. */
const PARTS = '.demo, .demo-toolbar, .prose > *';

/**
 * Makes a change and keeps an element at its position on the screen.
 * @param anchor by default, the first part of the article in the viewport. Null for none.
 */
export function withScrollAnchor(change: () => void, anchor: Element | null = firstPartInView()): void {
  const before = anchor && topOf(anchor);
  change();
  if (anchor && before !== null) window.scrollBy(0, topOf(anchor) - before);
}

function firstPartInView(): Element | null {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const part of document.querySelectorAll(PARTS)) {
    const { top, height } = part.getBoundingClientRect();
    if (height > 0 && top >= covered) return part;
  }
  return null;
}
