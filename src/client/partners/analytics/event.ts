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

/** A search that ended with a choice. */
export interface SearchChoice {
  /** What was typed. */
  text: string;
  /** Kind of what was chosen, such as page, prop or demo. */
  kind: string;
  /** Its place in the list, from 1. */
  rank: number;
}

/**
 * A reader has chosen a search result.
 * @param tellsText whether analytics may know the words; if not, they stay with the reader
 */
export function searchEvent({ text, kind, rank }: SearchChoice, tellsText: boolean): AnalyticsEvent {
  return { name: 'search', params: { ...typed(text, tellsText), kind, rank } };
}

/** A reader has searched, and there was nothing. */
export function noSearchResultEvent(text: string, tellsText: boolean): AnalyticsEvent {
  return { name: 'search_no_result', params: typed(text, tellsText) };
}

function typed(text: string, tellsText: boolean): AnalyticsEvent['params'] {
  return { query_length: text.length, ...(tellsText && { query: text }) };
}
