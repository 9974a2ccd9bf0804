import { addRecent, parseRecent, removeRecent } from './recent-searches';
import { readStorage, writeStorage } from '../ui/storage/safe-storage';

/** localStorage key of the recent searches: a JSON list of texts, newest first. */
const KEY = 'docs-recent-searches';

/** Newest first. */
export function recentSearches(): string[] {
  return parseRecent(readStorage(KEY));
}

/** Keeps a search that has led somewhere. */
export function rememberSearch(text: string): void {
  writeStorage(KEY, JSON.stringify(addRecent(recentSearches(), text)));
}

/** Forgets one search; returns those that are left. */
export function forgetSearch(text: string): string[] {
  const left = removeRecent(recentSearches(), text);
  writeStorage(KEY, JSON.stringify(left));
  return left;
}
