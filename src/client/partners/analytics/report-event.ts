/** Something worth counting. Values are short and never personal. */
export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

/** Name of the event on `window` that carries an `AnalyticsEvent`; where analytics is off, nobody listens. */
export const ANALYTICS_EVENT = 'docs:analytics';

/** Tells analytics what has happened. */
export function reportEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}
