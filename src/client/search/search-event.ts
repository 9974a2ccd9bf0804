import type { RecordKind } from '../../shared/search/record';

/** Sent on `document`, as a CustomEvent, when a reader opens a result: for statistics. */
export const SEARCH_EVENT = 'docs:search';

/** What statistics may know of a search. */
export interface SearchEventDetail {
  /** Letters typed. */
  queryLength: number;
  /** Kind of the result that was opened. */
  kind: RecordKind;
  /** Place of the result in the list, from 1. */
  rank: number;
  /** What was typed; only when the owner of the site has asked for it. */
  query?: string;
}
