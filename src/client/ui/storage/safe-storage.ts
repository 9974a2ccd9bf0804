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
