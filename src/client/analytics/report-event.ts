import { SERVICES_ELEMENT, type Services } from '../../shared/site-data';
import type { CountedClicks } from '../ui/counted';
import { whenLoaded, whenSettled } from '../ui/when-idle';
import type { AnalyticsEvent, Report } from './start-analytics';

/** Name of the event on `window` that carries an `AnalyticsEvent`. If analytics is off, there is no listener. */
export const ANALYTICS_EVENT = 'docs:analytics';

/** Reports an event to analytics. */
export function reportEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}

/** The other hosts that the HTML of this page allows the site to talk to. */
export function readServices(): Services {
  // The server renders the same for all.
  if (typeof document === 'undefined') return {};
  return JSON.parse(document.getElementById(SERVICES_ELEMENT)?.textContent ?? '{}') as Services;
}

/** Selects elements whose clicks are reported, and elements with the category of all clicks in them. */
const ACTION_SELECTOR = '[data-ga-event-action]';
const CATEGORY_SELECTOR = '[data-ga-event-category]';

/** Loads analytics when the browser is idle, and passes events to it. Does nothing without a collector. */
export function connectAnalytics(): void {
  const { analytics, webVitalsRatio } = readServices();
  if (!analytics) return;
  const started = new Promise<Report>((resolve) => {
    void whenSettled(() => {
      whenLoaded(import('./start-analytics'), ({ startAnalytics }) =>
        resolve(startAnalytics(analytics, webVitalsRatio)),
      );
    });
  });
  window.addEventListener(ANALYTICS_EVENT, (event) => {
    if (event instanceof CustomEvent) void started.then((report) => report(event.detail as AnalyticsEvent));
  });
  document.addEventListener('click', ({ target }) => reportClick(target));
}

function reportClick(target: EventTarget | null): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(ACTION_SELECTOR) : null;
  const group = element?.closest<HTMLElement>(CATEGORY_SELECTOR);
  const event = element && group && clickEvent({ ...group.dataset, ...element.dataset }, Math.random());
  if (event) reportEvent(event);
}

/**
 * Event of a click on a reported element.
 * @param random from 0 to 1
 * @returns null for a click that is not in the sample
 */
export function clickEvent(
  { gaEventCategory: name = '', gaEventAction = '', gaEventLabel = '', gaEventSplit = '1' }: CountedClicks,
  random: number,
): AnalyticsEvent | null {
  if (name === '' || random >= Number(gaEventSplit)) return null;
  return { name, params: { eventAction: gaEventAction, eventLabel: gaEventLabel } };
}
