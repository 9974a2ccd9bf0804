import type { AnalyticsEvent } from './event';

/** Name of the event on `window` that carries an `AnalyticsEvent`; where analytics is off, nobody listens. */
export const ANALYTICS_EVENT = 'docs:analytics';

/** Tells analytics what has happened. */
export function reportEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}
