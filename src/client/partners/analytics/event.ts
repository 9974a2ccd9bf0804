/** Something worth counting. Values are short and never personal. */
export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

/** What happened to an ad (specification §7). */
export type AdAction = 'display' | 'click' | 'crash';

/** An ad was seen or has crashed. */
export function adEvent(eventAction: AdAction, eventLabel: string): AnalyticsEvent {
  return { name: 'ad', params: { eventAction, eventLabel } };
}

/** A search that ended with a choice. The words themselves stay with the reader. */
export interface SearchChoice {
  queryLength: number;
  /** Kind of what was chosen, such as page, api or demo. */
  kind: string;
  /** Its place in the list, from 1. */
  rank: number;
}

/** A reader has chosen a search result. */
export function searchEvent({ queryLength, kind, rank }: SearchChoice): AnalyticsEvent {
  return { name: 'search', params: { query_length: queryLength, kind, rank } };
}
