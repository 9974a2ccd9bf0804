import { withoutLanguage } from '../../shared/language';
import type { Services } from '../../shared/site-data';
import { codeVariant } from '../settings/code-variant-provider';
import { themeSettings } from '../settings/theme-provider';
import { connectConsent, consent } from './consent';

/** Something worth counting. Values are short and never personal. */
export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

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
export function startAnalytics(
  { analytics: service, webVitalsRatio }: Services,
  waiting: readonly AnalyticsEvent[],
): (event: AnalyticsEvent) => void {
  let provider: AnalyticsProvider | null = null;
  let stopWatching = (): void => undefined;
  const report = (event: AnalyticsEvent): void => provider?.send(event);
  const follow = (): void => {
    const isAllowed = consent.get() === 'analytics';
    if (isAllowed && !provider && service) {
      provider = createGtagProvider(service);
      stopWatching = watchPageViews(report);
      sampleWebVitals(report, webVitalsRatio);
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

declare global {
  interface Window {
    /** Commands of gtag in order. */
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
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

/**
 * Reports each page view, once the head is updated, because the report contains the title.
 * @returns stops watching
 */
function watchPageViews(report: (event: AnalyticsEvent) => void): () => void {
  let reported: string | null = null;
  let timer = 0;
  const look = (): void => {
    const { pathname } = window.location;
    if (pathname === reported || !hasHead(pathname)) return;
    reported = pathname;
    report({
      name: 'page_view',
      params: {
        page_title: document.title,
        // The path of the English page, without query and hash, which are private.
        page_location: withoutLanguage(pathname),
        productId: meta('mui:productId'),
        productCategoryId: meta('mui:productCategoryId'),
      },
    });
  };
  // The elements of the head change one by one, and the title can change in place.
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look);
  });
  look();
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

/** True if the head belongs to the current page. It contains the URL, unless the page has none. */
function hasHead(pathname: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null || new URL(canonical.href).pathname === pathname;
}

/** Content of a meta element. It is `null` as text for pages outside of products. */
function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** Share of visits whose web vitals are reported. */
export const WEB_VITALS_RATIO = 0.0001;

/** Measures a sample of visits. All others do not load the library. */
function sampleWebVitals(report: (event: AnalyticsEvent) => void, ratio = WEB_VITALS_RATIO): void {
  if (Math.random() >= ratio) return;
  void import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
        measure(({ name, id, value, delta }) => {
          const metric = { metric_value: value, metric_delta: delta, metric_id: id };
          report({ name, params: { value: delta, metric_label: 'Web Vital', ...metric } });
        });
    },
    () => undefined,
  );
}

/** Settings and screen size in every report, without anything that identifies a user. */
export function readUserProperties(): Readonly<Record<string, string | number>> {
  return {
    codeVariant: codeVariant.get(),
    userLanguage: document.documentElement.lang,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    colorScheme: themeSettings.get().paletteMode,
  };
}
