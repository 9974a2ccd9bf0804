import { useEffect, useRef } from 'react';
import { reportEvent, type AnalyticsEvent, readServices } from '../analytics/report-event';
import type { SearchState } from './search-store';

/**
 * Reports the selected result of a query to analytics.
 * @param choice its kind, such as page, prop, or demo, and its place in the list, from 1
 */
export function reportChoice({ text, ...choice }: { text: string; kind: string; rank: number }): void {
  reportEvent({ name: 'search', params: { ...typed(text), ...choice } });
}

/** Reports a query without results to analytics. */
export function reportNoResult(text: string): void {
  reportEvent({ name: 'search_no_result', params: typed(text) });
}

/** Analytics data of a query. Its words are only included if the site's owner enables it. */
function typed(text: string): AnalyticsEvent['params'] {
  const tellsText = readServices().analytics?.searchText === true;
  return { query_length: text.length, ...(tellsText && { query: text }) };
}

/** Delay before an empty result counts, in ms, because half-typed words often have none. */
const PAUSE = 1000;

/** Reports a query once if the whole site has no result for it, without filters and with all pages. */
export function useNoResultReport(text: string, { answered, loaded }: SearchState): void {
  const reported = useRef<string | null>(null);
  const isMissing = text !== '' && loaded === 'texts' && answered !== null && hasNothing(answered, text);
  useEffect(() => {
    if (!isMissing || reported.current === text) return undefined;
    const timer = window.setTimeout(() => {
      reported.current = text;
      reportNoResult(text);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [isMissing, text]);
}

function hasNothing({ request, answer }: NonNullable<SearchState['answered']>, text: string): boolean {
  const { filter, savedOnly } = request;
  const isFiltered = filter.products.length > 0 || filter.kinds.length > 0;
  return request.text === text && answer.total === 0 && !isFiltered && !savedOnly;
}
