import type { RecordKind } from '../../shared/search/record';
import { SEARCH_EVENT, type SearchEventDetail } from './search-event';
import { site } from '../ui/site-data';

/** Tells statistics, if there are any, which result was opened. */
export function reportChoice({ text, kind, rank }: { text: string; kind: RecordKind; rank: number }): void {
  const detail: SearchEventDetail = {
    queryLength: text.length,
    kind,
    rank,
    ...(site.reportSearchText && { query: text }),
  };
  document.dispatchEvent(new CustomEvent(SEARCH_EVENT, { detail }));
}
