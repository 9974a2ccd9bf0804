/** Key of the page of a product that was read last: the installed site starts there. */
export const LAST_PAGE = 'docs-last-page';

/** Reads from localStorage; null when there is nothing or storage is disabled. */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to localStorage; a full or disabled storage only costs the memory of the choice. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice still holds for this visit.
  }
}

/** A channel to the other tabs; null where the browser has none, or forbids it together with cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The cookies of this site; none where they are forbidden. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Writes a cookie; where cookies are forbidden, what it stands for still holds for this visit. */
export function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // Nothing is lost but the memory.
  }
}

/** What service workers are registered with; null where the browser has none, or does not let the site use them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return window.navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
