/** Something worth counting. Values are short and never personal. */
export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

/** Name of the event on `window` that carries an `AnalyticsEvent`. If analytics is off, there is no listener. */
export const ANALYTICS_EVENT = 'docs:analytics';

/** Reports an event to analytics. */
export function reportEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}
