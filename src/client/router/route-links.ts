import { decoded } from '../../shared/section-id';
import { navigateTo } from './router';
import { isWithinSite } from '../../shared/site-address';

const HAS_EXTENSION = /\.\w+$/;

/**
 * Handles all internal links with one listener. Navigates without a page load, and prefetches a page on hover or focus.
 */
export function routeLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    const url = internalTarget(event.target);
    if (!url || event.defaultPrevented || isModified(event) || selectsText(event.target)) return;
    event.preventDefault();
    void navigateTo(url);
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const url = internalTarget(target);
  if (url && url.pathname !== window.location.pathname) window.___loader?.hovering(url.pathname);
}

/** The URL of an internal link. Null for other sites, downloads, new tabs, and plain anchors. */
function internalTarget(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  // Demos handle their own links.
  if (link.closest('[data-demo-root]')) return null;
  const url = new URL(link.href);
  const { origin, pathname } = url;
  const isPage = decoded(pathname) !== null && !HAS_EXTENSION.test(pathname);
  return origin === window.location.origin && isWithinSite(pathname) && isPage ? url : null;
}

/** Clicks for a new tab or a menu, which the browser handles. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A user who selects the text of a heading does not want to jump to it. */
function selectsText(target: EventTarget | null): boolean {
  const isHeading = target instanceof Element && target.closest('.title-link-to-anchor') !== null;
  return isHeading && (window.getSelection()?.toString() ?? '') !== '';
}
