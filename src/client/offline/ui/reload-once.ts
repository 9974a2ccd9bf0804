import { t } from '../../ui/site-data';
import { mayReload } from './rules';
import { isImmutable } from '../../../shared/offline/request-kind';
import { isNavigating } from '../../ui/navigation-events';
import { SEARCH_DRAFT, writeDraft } from '../../ui/storage/drafts';
import { attempt, serviceWorkers } from '../../ui/storage/safe-storage';
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

const RELOADED = 'docs-reloaded';
/** Marks what a reader is writing: an edited demo, a comment. Such a page is never loaded again by itself. */
const UNSENT = '[data-unsent]';
const SEARCH_FIELD = '.search-dialog[open] input';

/**
 * Loads this place again, with what was typed in search, unless that has been tried before. A reader who is writing
 * decides when.
 * @param cause what the reload is to mend
 */
export function reloadOnce(cause: string): void {
  const earlier = earlierReloads();
  if (!mayReload(cause, earlier, performance.now())) return;
  if (document.querySelector(UNSENT)) return offerReload();
  try {
    window.sessionStorage.setItem(RELOADED, JSON.stringify([...earlier, cause]));
  } catch {
    // Without a memory of reloads there could be no end of them.
    return offerReload();
  }
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  // The search opens with the draft. Readers go on typing until the page is gone.
  if (field) window.addEventListener('pagehide', () => writeDraft(SEARCH_DRAFT, field.value));
  window.location.reload();
}

/** Causes of earlier reloads of this tab, the last one at the end. */
function earlierReloads(): string[] {
  return attempt(() => JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]') as string[], []);
}

/** Offers to load the page again. Made without anything that would have to be loaded: after a deploy it may be gone. */
function offerReload(): void {
  if (document.querySelector('.reload-offer')) return;
  const bar = document.createElement('div');
  bar.className = 'announcer reload-offer';
  bar.dataset['shown'] = '';
  bar.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'text-button';
  button.textContent = t('reload');
  button.addEventListener('click', () => window.location.reload());
  bar.append(`${t('update.text')} `, button);
  document.body.append(bar);
}
