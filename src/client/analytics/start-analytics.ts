import { withoutLanguage } from '../../shared/language';
import type { Services } from '../../shared/site-data';
import { codeVariant } from '../settings/code-variant-provider';
import { themeSettings } from '../settings/theme-provider';
import { whenLoaded } from '../ui/when-idle';
import { connectConsent, consent } from './consent';

/** One event. Values are short and never personal. */
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

/** Sends an event. */
export type Report = (event: AnalyticsEvent) => void;

/** Id of the site, and URL that collects its events. */
type Service = Pick<NonNullable<Services['analytics']>, 'id' | 'url'>;

/**
 * Runs analytics while the user allows it, and asks new users.
 * @returns sends an event if the user allows it
 */
export function startAnalytics(service: Service, webVitalsRatio?: number): Report {
  let session: AbortController | null = null;
  let send: Report = () => undefined;
  const follow = (): void => {
    const isAllowed = consent.get() === 'analytics';
    if (isAllowed && !session) {
      session = new AbortController();
      send = connectGtag(service, session.signal);
      watchPageViews(send, session.signal);
      sampleWebVitals(send, webVitalsRatio);
    } else if (!isAllowed) {
      session?.abort();
      session = null;
    }
  };
  connectConsent();
  consent.subscribe(follow);
  follow();
  if (consent.get() === 'unasked') {
    whenLoaded(import('./consent-dialog'), ({ askForConsent }) => askForConsent());
  }
  return (event) => send(event);
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

/** Sends events to `gtag`, where other tools can read them, and to the collector, until the signal aborts. */
function connectGtag(service: Service, signal: AbortSignal): Report {
  const collect = connectCollector(service, signal);
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
  signal.addEventListener('abort', () => gtag('consent', 'update', DENIED));
  return (event) => {
    if (signal.aborted) return;
    gtag('set', 'user_properties', readUserProperties());
    gtag('event', event.name, event.params);
    collect(event);
  };
}

/**
 * Sends events to the endpoint of the configuration, in the form of Google's Measurement Protocol. Requests outlive the
 * page (`keepalive`), carry no cookies, and fail in silence.
 */
function connectCollector({ id, url }: Service, signal: AbortSignal): Report {
  const address = `${url}${url.includes('?') ? '&' : '?'}measurement_id=${encodeURIComponent(id)}`;
  // It is new after each page load, and never stored.
  const clientId = crypto.randomUUID();
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
  document.addEventListener('visibilitychange', flush, { signal });
  window.addEventListener('online', flush, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return (event) => {
    events = [...events, event].slice(-MAX_QUEUED);
    // There is no later time to send what is measured while the page unloads.
    if (document.visibilityState === 'hidden') flush();
    else timer ||= window.setTimeout(flush, GATHERING);
  };
}

/** Reports each page view, once the head is updated, because the report contains the title. */
function watchPageViews(report: Report, signal: AbortSignal): void {
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
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    observer.disconnect();
  });
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
function sampleWebVitals(report: Report, ratio = WEB_VITALS_RATIO): void {
  if (Math.random() >= ratio) return;
  whenLoaded(import('web-vitals'), ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measure(({ name, id, value, delta }) => {
        const metric = { metric_value: value, metric_delta: delta, metric_id: id };
        report({ name, params: { value: delta, metric_label: 'Web Vital', ...metric } });
      });
  });
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
