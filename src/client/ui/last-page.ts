import { readStorage, writeStorage } from './storage/safe-storage';

const STORAGE_KEY = 'docs-last-page';

/** Remembers a page, for the next start of the installed site. */
export function rememberPage(pathname: string): void {
  writeStorage(STORAGE_KEY, pathname);
}

/** The page that was remembered last; null for none. */
export function lastPage(): string | null {
  return readStorage(STORAGE_KEY);
}
