import { type AnalyticsEvent, readServices } from './report-event';
import { connectConsent, consent } from './consent';
import { readUserProperties, sampleWebVitals, watchPageViews } from './visit-events';

/** Events within this time are sent together, in ms. */
const GATHERING = 1000;
/** Maximum number of queued events without a connection. Older ones are dropped. */
const MAX_QUEUED = 100;
/** Maximum number of events in one request, which is the limit of the Measurement Protocol. */
const EVENTS_PER_REPORT = 25;

/**
 * Runs analytics while the user allows it, and asks new users.
 * @param waiting earlier events, which are only sent if the user gave consent on an earlier visit
 * @returns takes further events
 */
export function startAnalytics(waiting: readonly AnalyticsEvent[]): (event: AnalyticsEvent) => void {
  const { analytics: service } = readServices();
  let provider: AnalyticsProvider | null = null;
  let stopWatching = (): void => undefined;
  const report = (event: AnalyticsEvent): void => provider?.send(event);
  const follow = (): void => {
    const isAllowed = consent.get() === 'analytics';
    if (isAllowed && !provider && service) {
      provider = createGtagProvider(service);
      stopWatching = watchPageViews(report);
      sampleWebVitals(report);
    } else if (!isAllowed && provider) {
      stopWatching();
      provider.stop();
      provider = null;
    }
  };
  connectConsent();
  consent.subscribe(follow);
  follow();
  waiting.forEach(report);
  if (consent.get() === 'unasked') {
    void import('./consent-dialog').then(
      ({ askForConsent }) => askForConsent(),
      () => undefined,
    );
  }
  return report;
}

/** A service that receives events. Implement this to add another one. */
export interface AnalyticsProvider {
  /** Queues an event for the next request. */
  send(event: AnalyticsEvent): void;
  /** Drops queued events and stops sending. */
  stop(): void;
}

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** Commands of gtag in order. */
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Sends events to `gtag`, where other tools can read them, and to the collector. */
function createGtagProvider(service: { id: string; url: string }): AnalyticsProvider {
  const collector = createCollector(service);
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // Other tools recognize commands by the type `Arguments`.
    dataLayer.push(arguments);
  };
  const { gtag } = window;
  gtag('js', new Date());
  gtag('consent', 'default', DENIED);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('config', service.id, { send_page_view: false });
  return {
    send(event) {
      gtag('set', 'user_properties', readUserProperties());
      gtag('event', event.name, event.params);
      collector.send(event);
    },
    stop() {
      gtag('consent', 'update', DENIED);
      collector.stop();
    },
  };
}

/**
 * Sends events to the endpoint of the configuration, in the form of Google's Measurement Protocol. Requests outlive the
 * page (`keepalive`), carry no cookies, and fail in silence.
 */
function createCollector({ id, url }: { id: string; url: string }): AnalyticsProvider {
  const address = `${url}${url.includes('?') ? '&' : '?'}measurement_id=${encodeURIComponent(id)}`;
  // It is new after each page load, and never stored.
  const clientId = crypto.randomUUID();
  const controller = new AbortController();
  const { signal } = controller;
  let events: AnalyticsEvent[] = [];
  let timer = 0;

  const flush = (): void => {
    window.clearTimeout(timer);
    timer = 0;
    while (events.length > 0 && navigator.onLine) post(events.splice(0, EVENTS_PER_REPORT));
  };
  const post = (batch: AnalyticsEvent[]): void => {
    const properties = Object.entries(readUserProperties()).map(([name, value]) => [name, { value }]);
    const body = JSON.stringify({
      client_id: clientId,
      user_properties: Object.fromEntries(properties),
      events: batch,
    });
    // Plain text needs no preflight request, which would be too slow when the page unloads.
    fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => {
        if (!signal.aborted) events = [...batch, ...events].slice(-MAX_QUEUED);
      },
    );
  };
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', flush, { signal });
  return {
    send(event) {
      if (signal.aborted) return;
      events = [...events, event].slice(-MAX_QUEUED);
      // There is no later time to send what is measured while the page unloads.
      if (document.visibilityState === 'hidden') flush();
      else timer ||= window.setTimeout(flush, GATHERING);
    },
    stop() {
      controller.abort();
      window.clearTimeout(timer);
      events = [];
    },
  };
}
