import { announce } from '../announce';
import { endNavigation, NAVIGATION_START, startNavigation } from '../navigation-events';
import { serviceWorkers } from '../storage/safe-storage';
import { t } from '../site-data';
import { findSection, focusSection, showSection } from './places';

/** The page that was asked for last; a slower one before it must not take its place. */
let wanted: URL | null = null;

/** Goes to an address of this site: the one way for links and for code. */
export async function openAddress(url: URL): Promise<void> {
  wanted = url;
  const { pathname, search, hash } = window.location;
  const goOn = (): void => window.___navigate?.(url.pathname + url.search + url.hash);
  if (url.pathname === pathname) {
    const section = findSection(url.hash);
    if (url.search !== search || url.hash !== hash) goOn();
    // The same link once more leads back to its section; the address stays as it is.
    else if (section) showSection(section);
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // The router comes to it later, and a Tab may come before it.
    if (section) focusSection(section);
    return;
  }
  startNavigation();
  const loaded = await window.___loader?.loadPage(url.pathname);
  if (wanted !== url) return;
  // After a deploy its data is for other code than this tab runs: it is loaded in full, before the two meet.
  const fits =
    process.env.NODE_ENV !== 'production' ||
    loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
  if (fits && loaded?.page) goOn();
  else if (await isReachable(url)) window.location.assign(url);
  else if (wanted === url) stay();
}

/**
 * A browser that cannot load a page in full shows its own error in place of what the reader has. Behind a service
 * worker there is always a page.
 */
async function isReachable(url: URL): Promise<boolean> {
  if (serviceWorkers()?.controller) return true;
  return (await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)) !== null;
}

function stay(): void {
  endNavigation();
  announce(t('notLoaded'), { shown: true });
}

/**
 * Follows the ways through the history. A page that is not there yet is loaded before the router hears of it: Gatsby
 * would show it also when the reader has gone on meanwhile, under the address of another one.
 */
export function watchHistory(): void {
  const follow = (event: PopStateEvent): void => {
    wanted = null;
    endNavigation();
    const { ___loader: loader, location } = window;
    if (!event.isTrusted || !loader || loader.loadPageSync(location.pathname)) return;
    event.stopImmediatePropagation();
    window.dispatchEvent(new Event(NAVIGATION_START));
    void returnTo(location.href, location.pathname, event.state);
  };
  window.addEventListener('popstate', follow, { capture: true });
}

async function returnTo(address: string, path: string, state: unknown): Promise<void> {
  const loaded = await window.___loader?.loadPage(path);
  const canGoOn = loaded?.page || (await isReachable(new URL(address)));
  if (window.location.href !== address) return;
  if (canGoOn) window.dispatchEvent(new PopStateEvent('popstate', { state }));
  else stay();
}
