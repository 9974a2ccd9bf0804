import { navigate } from 'gatsby';
import { startNavigation, watchHistory } from '../ui/navigation-events';

const HAS_EXTENSION = /\.\w+$/;

/**
 * One listener routes every internal link of the site – shell and prose alike – without a page load, and
 * starts to load a page as soon as the pointer or the focus shows interest.
 */
export function routeLinks(root: Document): void {
  watchHistory();
  root.addEventListener('click', (event) => {
    const url = internalTarget(event.target);
    if (!url || event.defaultPrevented || isModified(event) || selectsText(event.target)) return;
    event.preventDefault();
    const isSamePage = url.pathname === window.location.pathname;
    if (!isSamePage) startNavigation();
    if (isSamePage) {
      void navigate(url.pathname + url.search + url.hash);
      moveFocus(url.hash);
    } else {
      void openPage(url);
    }
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

/** The page that was asked for last; a slower one before it must not take its place. */
let wanted: URL | null = null;

/**
 * Shows another page. After a deploy its data is for other code than this tab runs: then the page is loaded in full,
 * before the two meet.
 */
async function openPage(url: URL): Promise<void> {
  wanted = url;
  const loaded = await window.___loader?.loadPage(url.pathname);
  if (wanted !== url) return;
  const code = loaded?.page?.webpackCompilationHash;
  const fits = process.env.NODE_ENV !== 'production' || code === window.___webpackCompilationHash;
  if (fits) void navigate(url.pathname + url.search + url.hash);
  else window.location.assign(url);
}

function prefetch(target: EventTarget | null): void {
  const url = internalTarget(target);
  if (url && url.pathname !== window.location.pathname) window.___loader?.hovering(url.pathname);
}

/** The address behind a link of this site; null for other sites, downloads, new tabs and plain anchors. */
function internalTarget(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  // Demos are a world of their own: their links belong to their roots.
  if (link.closest('[data-demo-root]')) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || HAS_EXTENSION.test(url.pathname)) return null;
  return url;
}

/** As browsers do it for plain anchors: the keyboard goes on from the place that was jumped to. */
function moveFocus(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Clicks that ask for a new tab or a menu are left to the browser. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Somebody who marks the text of a heading does not want to jump to it. */
function selectsText(target: EventTarget | null): boolean {
  const isHeading = target instanceof Element && target.closest('.title-link-to-anchor') !== null;
  return isHeading && (window.getSelection()?.toString() ?? '') !== '';
}
