import { decoded } from '../../shared/paths';
import { isWithinSite } from '../../shared/site-address';
import { announce } from '../ui/announce';
import { serviceWorkers } from '../ui/safe-storage';
import { t } from '../ui/site-data';
import { createStore } from '../ui/store';
import { findTarget, focusTarget, scrollToTarget } from './scroll';

/** How the user has asked for the page that is loading. Null if no page is loading. */
export const navigation = createStore<'link' | 'history' | null>(null);
/** Sent on `window` after each navigation and the first load, like Gatsby's `onRouteUpdate`. */
export const ROUTE_UPDATED = 'docs:route-updated';

/** True if the user has followed a link whose page is not shown yet. */
export function isNavigating(): boolean {
  return navigation.get() === 'link';
}

/** Reports that a page is shown. */
export function reportRoute(): void {
  navigation.set(null);
  window.dispatchEvent(new Event(ROUTE_UPDATED));
}

/** True if the current navigation shows the page from its top. Back and Forward restore the scroll position. */
export function isNavigatingToTop(): boolean {
  return isNavigating() && window.location.hash === '';
}

const HAS_EXTENSION = /\.\w+$/;

/**
 * Handles all internal links with one listener. Navigates without a page load, and prefetches a page on hover or focus.
 */
export function routeLinks(): void {
  document.addEventListener('click', (event) => {
    const url = internalTarget(event.target);
    if (!url || event.defaultPrevented || isModified(event) || selectsText(event.target)) return;
    event.preventDefault();
    void navigateTo(url);
  });
  // After a full load, Back can restore this document as the user left it, while it was navigating.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) navigation.set(null);
  });
  // A touch also sends `pointerover`.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const url = internalTarget(target);
      if (url && url.pathname !== window.location.pathname) window.___loader?.hovering(url.pathname);
    });
}

/** The URL of an internal link. Null for other sites, downloads, new tabs, and elements without `href`. */
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

/** True for clicks that open a new tab, a window, or a menu. */
export function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A user who selects the text of a heading does not want to jump to it. */
function selectsText(target: EventTarget | null): boolean {
  const isHeading = target instanceof Element && target.closest('.title-link-to-anchor') !== null;
  return isHeading && (window.getSelection()?.toString() ?? '') !== '';
}

/** Most recent link target. If the user clicks another link while a page loads, the first page is not shown. */
let latestUrl: URL | null = null;

/** Navigates to a URL of this site. */
export async function navigateTo(url: URL): Promise<void> {
  latestUrl = url;
  if (url.pathname === window.location.pathname) {
    // Another page could still be loading.
    navigation.set(null);
    return navigateWithinPage(url);
  }
  navigation.set('link');
  const loaded = await window.___loader?.loadPage(url.pathname);
  if (latestUrl !== url) return;
  if (loaded?.page && isSameBuild(loaded.page)) return changeRoute(url);
  const canLoad = await isReachable(url);
  if (latestUrl !== url) return;
  if (canLoad) window.location.assign(url);
  else reportLoadError();
}

/** False after a deploy. The data of the page does not match the code in this tab, so the whole page must load. */
function isSameBuild(page: { webpackCompilationHash?: string }): boolean {
  return (
    process.env.NODE_ENV !== 'production' || page.webpackCompilationHash === window.___webpackCompilationHash
  );
}

function navigateWithinPage(url: URL): void {
  const { search, hash } = window.location;
  const target = findTarget(url.hash);
  if (url.search !== search || url.hash !== hash) changeRoute(url);
  else if (target) scrollToTarget(target);
  else window.scrollTo(0, 0);
  // The route changes later, and the user could press Tab before.
  if (target) focusTarget(target);
}

function changeRoute({ pathname, search, hash }: URL): void {
  window.___navigate?.(pathname + search + hash);
}

/** False if loading the page would replace the current page with an error of the browser. */
async function isReachable(url: URL): Promise<boolean> {
  // A service worker answers every URL with a page.
  if (serviceWorkers()?.controller) return true;
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response !== null;
}

function reportLoadError(): void {
  navigation.set(null);
  announce(t('notLoaded'), { shown: true });
}

/**
 * Loads the page on Back and Forward before Gatsby changes the route. Gatsby shows a page as soon as it has loaded, even
 * if the user has opened another page in the meantime.
 */
export function interceptPopState(): void {
  const intercept = (event: PopStateEvent): void => {
    // Untrusted events are sent by `resumePopState`, after the page has loaded. The user can have clicked a link since.
    if (!event.isTrusted) return;
    latestUrl = null;
    navigation.set(null);
    const { ___loader: loader, location } = window;
    if (!loader || loader.loadPageSync(location.pathname)) return;
    event.stopImmediatePropagation();
    navigation.set('history');
    void resumePopState(location.href, event.state);
  };
  window.addEventListener('popstate', intercept, { capture: true });
}

async function resumePopState(href: string, state: unknown): Promise<void> {
  const url = new URL(href);
  const loaded = await window.___loader?.loadPage(url.pathname);
  const canLoad = loaded?.page || (await isReachable(url));
  if (window.location.href !== href) return;
  if (loaded?.page && !isSameBuild(loaded.page)) window.location.reload();
  else if (canLoad) window.dispatchEvent(new PopStateEvent('popstate', { state }));
  else reportLoadError();
}
