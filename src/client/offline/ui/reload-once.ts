import { t } from '../../ui/site-data';
import { isImmutable } from '../../../shared/request-kind';
import { isNavigating } from '../../router/router';
import { attempt, SEARCH_DRAFT, serviceWorkers, writeDraft } from '../../ui/safe-storage';
import { toPath } from '../../../shared/site-address';

/** A deploy deletes the files of the previous one. If an open tab needs one, it reloads once. */
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
    // After Back, HTML in the HTTP cache can be older than the saved data.
    if (/page resources for .+ not found/.test(reason) && serviceWorkers()?.controller)
      reloadOnce(`start ${window.location.pathname}`);
  };
  window.addEventListener('unhandledrejection', onRejection, { capture: true });
}

/** Reloads the page if a hashed file of this site was deleted, but not if the network is down. */
export async function reloadIfGone(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || !isImmutable(toPath(pathname))) return;
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Some hosts answer missing files with an HTML page.
  const gone = answer && (answer.status === 404 || answer.headers.get('content-type')?.includes('text/html'));
  // If the user is already navigating, Gatsby loads the next page in full.
  if (gone && !isNavigating()) reloadOnce(pathname);
}

const RELOADED = 'docs-reloaded';
/** Marks unsaved input, such as an edited demo or a comment. Such a page never reloads automatically. */
const UNSENT = '[data-unsent]';
const SEARCH_FIELD = '.search-dialog[open] input';

/**
 * Reloads this page once, and keeps the search text. If the user is writing, offers a button instead.
 * @param cause problem that the reload solves
 */
export function reloadOnce(cause: string): void {
  const earlier = attempt(() => JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]') as string[], []);
  if (!mayReload(cause, earlier, performance.now())) return;
  const record = (): boolean => {
    window.sessionStorage.setItem(RELOADED, JSON.stringify([...earlier, cause]));
    return true;
  };
  // Without sessionStorage, it could reload forever.
  if (document.querySelector(UNSENT) || !attempt(record, false)) return offerReload();
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  // The search opens again with the draft. Users can keep typing until the page unloads.
  if (field) window.addEventListener('pagehide', () => writeDraft(SEARCH_DRAFT, field.value));
  window.location.reload();
}

/** Cause of a reload that can happen again, because there will be other deploys. A missing file stays missing. */
export const NEW_WORKER = 'new-worker';
/** A new worker within this time after a reload for another one is a loop, in ms. */
const TOO_SOON = 30_000;

/**
 * True if a tab can reload automatically.
 * @param earlier causes of earlier reloads, newest last
 * @param age time since the page load in ms, from a monotonic clock
 */
export function mayReload(cause: string, earlier: readonly string[], age: number): boolean {
  return cause === NEW_WORKER ? earlier.at(-1) !== cause || age > TOO_SOON : !earlier.includes(cause);
}

/** Offers to reload the page. Loads no other code, because a deploy could have deleted it. */
function offerReload(): void {
  if (document.querySelector('.reload-offer')) return;
  const bar = Object.assign(document.createElement('div'), {
    className: 'announcer reload-offer',
    role: 'alert',
  });
  bar.dataset['shown'] = '';
  const button = Object.assign(document.createElement('button'), {
    className: 'text-button',
    textContent: t('reload'),
    onclick: () => window.location.reload(),
  });
  bar.append(`${t('update.text')} `, button);
  document.body.append(bar);
}
