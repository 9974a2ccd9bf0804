import { attempt, readStorage, writeStorage } from '../ui/safe-storage';

/** localStorage key of the recent searches, which is a JSON list of strings, newest first. */
const KEY = 'docs-recent-searches';
/** How many are kept. */
const MOST = 5;
/** Longer ones are no searches, but something that was pasted. */
const LONGEST = 80;

/** Newest first. */
export function recentSearches(): string[] {
  return parseRecent(readStorage(KEY));
}

/** Keeps a search that has led somewhere. */
export function rememberSearch(text: string): void {
  writeStorage(KEY, JSON.stringify(addRecent(recentSearches(), text)));
}

/** Removes one search. Returns the remaining ones. */
export function forgetSearch(text: string): string[] {
  const left = removeRecent(recentSearches(), text);
  writeStorage(KEY, JSON.stringify(left));
  return left;
}

/** Parses stored searches. Anything except a list of strings counts as empty. */
export function parseRecent(stored: string | null): string[] {
  const value: unknown = attempt(() => JSON.parse(stored ?? '[]') as unknown, []);
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === 'string' && item !== '').slice(0, MOST);
}

/** The list with a search at its top, each search once. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const search = text.trim();
  if (search === '' || search.length > LONGEST) return [...recent];
  return [search, ...removeRecent(recent, search)].slice(0, MOST);
}

/** The list without one search. */
export function removeRecent(recent: readonly string[], text: string): string[] {
  return recent.filter((one) => one.toLowerCase() !== text.toLowerCase());
}
