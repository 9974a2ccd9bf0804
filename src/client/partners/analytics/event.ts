/** Something worth counting. Values are short and never personal. */
export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

/** What happened to an ad (specification §7). */
type AdAction = 'display' | 'click' | 'crash';

/** An ad was seen or has crashed. */
export function adEvent(eventAction: AdAction, eventLabel: string): AnalyticsEvent {
  return { name: 'ad', params: { eventAction, eventLabel } };
}
