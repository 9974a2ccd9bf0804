import { ANALYTICS_EVENT, reportEvent, type AnalyticsEvent, readServices } from './report-event';
import { whenSettled } from '../ui/when-idle';
import type { CountedClicks } from '../ui/counted';

/** Maximum number of queued events. */
const MAX_QUEUED = 100;
/** Selects elements whose clicks are reported, and elements with the category of all clicks in them. */
const ACTION_SELECTOR = '[data-ga-event-action]';
const CATEGORY_SELECTOR = '[data-ga-event-category]';

/** Queues events, and loads analytics when the browser is idle. Does nothing without a collector. */
export function connectAnalytics(): void {
  if (!readServices().analytics) return;
  const queue: AnalyticsEvent[] = [];
  let receive = (event: AnalyticsEvent): void => {
    if (queue.length < MAX_QUEUED) queue.push(event);
  };
  window.addEventListener(ANALYTICS_EVENT, (event) => {
    if (event instanceof CustomEvent) receive(event.detail as AnalyticsEvent);
  });
  document.addEventListener('click', ({ target }) => reportClick(target));
  whenSettled(() => {
    void import('./start-analytics').then(
      ({ startAnalytics }) => {
        receive = startAnalytics(queue);
      },
      () => undefined,
    );
  });
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
