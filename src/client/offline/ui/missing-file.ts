import { isImmutable } from '../../../shared/offline/request-kind';
import { isNavigating } from '../../ui/navigation-events';
import { serviceWorkers } from '../../ui/storage/safe-storage';
import { reloadOnce } from './reload-once';
import { toPath } from '../../../shared/address/site-address';

/**
 * A deploy takes the files of the one before away. A tab that is still open then asks in vain for what it has not
 * needed so far; one reload brings it up to date.
 */
export function watchForMissingFiles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void reloadIfGone(target.src);
      else if (target instanceof HTMLLinkElement) void reloadIfGone(target.href);
    },
    { capture: true },
  );
  const onRejection = (event: PromiseRejectionEvent): void => {
    const reason = String(event.reason);
    // Gatsby would load the page again, whatever the cause, and lose the place in it.
    if (/loading chunk/i.test(reason)) event.stopImmediatePropagation();
    // On the way back the browser's own cache may have had HTML that does not fit what is saved of the page.
    if (/page resources for .+ not found/.test(reason) && serviceWorkers()?.controller)
      reloadOnce(`start ${window.location.pathname}`);
  };
  window.addEventListener('unhandledrejection', onRejection, { capture: true });
}

/** Reloads the page if a hashed file of this site is gone; not if the network is. */
export async function reloadIfGone(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || !isImmutable(toPath(pathname))) return;
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Some hosts answer every address with a page.
  const gone = answer && (answer.status === 404 || answer.headers.get('content-type')?.includes('text/html'));
  // A reader who has gone on gets the next page in full.
  if (gone && !isNavigating()) reloadOnce(pathname);
}
