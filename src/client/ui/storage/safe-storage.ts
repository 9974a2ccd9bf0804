/** Key of the page of a product that was read last: the installed site starts there. */
export const LAST_PAGE = 'docs-last-page';

/** Tries what browsers may refuse, or what may not be readable; `otherwise` stands in for its result. */
export function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Reads from localStorage; null when there is nothing or storage is disabled. */
export function readStorage(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key), null);
}

/** Writes to localStorage; where it is full or disabled, the choice still holds for this visit. */
export function writeStorage(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value), undefined);
}

/** A channel to the other tabs; null where the browser has none, or forbids it together with cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name), null);
}

/** The cookies of this site; none where they are forbidden. */
export function readCookies(): string {
  return attempt(() => document.cookie, '');
}

/** Writes a cookie; where cookies are forbidden, what it stands for still holds for this visit. */
export function writeCookie(text: string): void {
  attempt(() => void (document.cookie = text), undefined);
}

/** What service workers are registered with; null where the browser has none, or does not let the site use them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return attempt(() => window.navigator.serviceWorker ?? null, null);
}
