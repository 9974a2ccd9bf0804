import { useEffect, useRef } from 'react';
import { reportNoResult } from './report-choice';
import type { SearchState } from './search-store';

/** Nothing found counts when the typing pauses for this long, in ms: half a word is not what is looked for. */
const PAUSE = 1000;

/** Tells analytics, once for each text, that the whole site has nothing; what a filter hides, or is not saved, may be there. */
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
