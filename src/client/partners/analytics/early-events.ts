import { ACTION_SELECTOR, CATEGORY_SELECTOR, clickEvent } from './click-event';
import type { AnalyticsEvent } from './event';
import { readServices } from '../read-services';
import { whenSettled } from '../../ui/when-settled';
import { ANALYTICS_EVENT, reportEvent } from './report-event';

/** Events in the queue, at most. */
const MAX_QUEUED = 100;

/** Queues events until analytics is loaded, and loads it when the browser is idle; does nothing without a collector. */
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
