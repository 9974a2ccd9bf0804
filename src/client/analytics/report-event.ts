import { SERVICES_ELEMENT, type Services } from '../../shared/site-data';

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

let services: Services | null = null;

/** The other hosts that the HTML of this page allows the site to talk to. */
export function readServices(): Services {
  // The server renders the same for all.
  if (typeof document === 'undefined') return {};
  services ??= JSON.parse(document.getElementById(SERVICES_ELEMENT)?.textContent ?? '{}') as Services;
  return services;
}
