import { useEffect, useRef } from 'react';
import { reportEvent, readServices } from '../analytics/report-event';
import type { AnalyticsEvent } from '../analytics/start-analytics';
import { attempt, readStorage, writeStorage } from '../ui/safe-storage';
import type { Answered, SearchState } from './search-store';

/** localStorage key of the recent searches, which is a JSON list of strings, newest first. */
const KEY = 'docs-recent-searches';
/** How many are kept. */
const MOST = 5;
/** Longer text was probably pasted, so it is not remembered. */
const LONGEST = 80;

/** Newest first. Anything except a list of strings counts as empty. */
export function recentSearches(): string[] {
  const value: unknown = attempt(() => JSON.parse(readStorage(KEY) ?? '[]') as unknown, []);
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === 'string' && item !== '').slice(0, MOST);
}

/** Moves a search whose result was opened to the top of the list. */
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

/**
 * Remembers a search, and reports its selected result to analytics.
 * @param rank place in the list, from 1
 */
export function recordChoice(text: string, { kind }: { kind: string }, rank: number): void {
  rememberSearch(text);
  reportEvent({ name: 'search', params: { ...typed(text), kind, rank } });
}

/** Analytics data of a query. Its words are only included if the site's owner enables it. */
function typed(text: string): AnalyticsEvent['params'] {
  const tellsText = readServices().analytics?.searchText === true;
  return { query_length: text.length, ...(tellsText && { query: text }) };
}

/** Delay before an empty result counts, in ms, because half-typed words often have none. */
const PAUSE = 1000;

/** Reports a query once if the whole site has no result for it, without filters and with all pages. */
export function useNoResultReport(
  text: string,
  answered: Answered | undefined,
  loaded: SearchState['loaded'],
): void {
  const reported = useRef<string | null>(null);
  const { request, answer } = answered ?? {};
  const isWholeSite = request?.paths === null && Object.values(request.filter).flat().length === 0;
  const isMissing =
    text !== '' && loaded === 'texts' && request?.text === text && answer?.total === 0 && isWholeSite;
  useEffect(() => {
    if (!isMissing || reported.current === text) return undefined;
    const timer = window.setTimeout(() => {
      reported.current = text;
      reportEvent({ name: 'search_no_result', params: typed(text) });
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [isMissing, text]);
}
