import { attempt, readStorage, writeStorage } from '../ui/safe-storage';

/** localStorage key of the recent searches, which is a JSON list of strings, newest first. */
const KEY = 'docs-recent-searches';
/** How many are kept. */
const MOST = 5;
/** Longer ones are no searches, but something that was pasted. */
const LONGEST = 80;

/** Newest first. Anything except a list of strings counts as empty. */
export function recentSearches(): string[] {
  const value: unknown = attempt(() => JSON.parse(readStorage(KEY) ?? '[]') as unknown, []);
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === 'string' && item !== '').slice(0, MOST);
}

/** Keeps a search that has led somewhere, at the top of the list. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '' || search.length > LONGEST) return;
  writeStorage(KEY, JSON.stringify([search, ...forgetSearch(search)].slice(0, MOST)));
}

/** Removes one search. Returns the remaining ones. */
export function forgetSearch(text: string): string[] {
  const left = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  writeStorage(KEY, JSON.stringify(left));
  return left;
}
