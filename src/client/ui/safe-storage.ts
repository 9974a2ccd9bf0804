/** Key of the last visited page of a product, which the installed app opens. */
export const LAST_PAGE = 'docs-last-page';
/** Key of comments that wait until the browser is online. */
export const OUTBOX_KEY = 'docs-feedback-outbox';

/** Calls a function that can throw, and returns `otherwise` if it does. */
export function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Reads from localStorage. Null if the key is missing, or if storage is disabled. */
export function readStorage(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key), null);
}

/** Writes to localStorage. If it is full or disabled, the value only applies to this visit. */
export function writeStorage(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value), undefined);
}

/** A channel to the other tabs. Null if the browser does not support it or blocks it. */
export function openChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name), null);
}

/** The cookies of this site. Empty if they are blocked. */
export function readCookies(): string {
  return attempt(() => document.cookie, '');
}

/** Writes a cookie. If cookies are blocked, the value only applies to this visit. */
export function writeCookie(text: string): void {
  attempt(() => void (document.cookie = text), undefined);
}

/** Registers service workers. Null if the browser does not support them or blocks them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return attempt(() => window.navigator.serviceWorker ?? null, null);
}

/** Text that users are writing, for this tab. It survives navigation, and reloads if storage is available. */
const drafts = new Map<string, string>();
const PREFIX = 'docs-draft ';

/** Name of the text of a search that was open when the page loaded again. */
export const SEARCH_DRAFT = 'search';

/** Name of a comment on a page, or on one of its sections. */
export function commentDraft(url: string, section?: { id: string }): string {
  return `comment ${url}#${section?.id ?? ''}`;
}

/** Saved text, or null. */
export function readDraft(name: string): string | null {
  return drafts.get(name) ?? attempt(() => window.sessionStorage.getItem(PREFIX + name), null);
}

/** Saves text. Null deletes it. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) drafts.delete(name);
  else drafts.set(name, text);
  // Without storage, the draft exists until the next load.
  attempt(() => {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
  }, undefined);
}
