import type { AnalyticsEvent } from './event';
import type { UserProperties } from './user-properties';

/** Events in one request, at most: the limit of the Measurement Protocol. */
export const EVENTS_PER_REPORT = 25;

/** One request to the collector, in the form of Google's Measurement Protocol. */
export interface AnalyticsReport {
  /** Names the visit: drawn anew at every load of the site, and stored nowhere. */
  client_id: string;
  user_properties: Record<string, { value: string | number }>;
  events: readonly AnalyticsEvent[];
}

/** Puts events into one report. */
export function analyticsReport(
  clientId: string,
  properties: UserProperties,
  events: readonly AnalyticsEvent[],
): AnalyticsReport {
  return {
    client_id: clientId,
    user_properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }])),
    events,
  };
}

/** Address that takes the reports of a measurement id. */
export function collectorUrl({ id, url }: { id: string; url: string }): string {
  return `${url}${url.includes('?') ? '&' : '?'}measurement_id=${encodeURIComponent(id)}`;
}
