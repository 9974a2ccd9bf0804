import type { Collector } from './collector';
import { readUserProperties } from './user-properties';
import type { AnalyticsEvent } from './event';

/** A service that counts. Another one needs no more than this. */
export interface AnalyticsProvider {
  /** Takes an event; it is sent with others, soon. */
  send(event: AnalyticsEvent): void;
  /** Forgets what has not been sent and sends nothing from now on. */
  stop(): void;
}

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** Commands of gtag, in the order in which they were given. */
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

/** Gives events to `gtag`, where other tools can read them, and to the collector. */
export function createGtagProvider(id: string, collector: Collector): AnalyticsProvider {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // Other tools tell commands from data by their being `arguments`.
    dataLayer.push(arguments);
  };
  const { gtag } = window;
  let properties = '';
  const describeUser = (): void => {
    const current = readUserProperties();
    if (JSON.stringify(current) === properties) return;
    properties = JSON.stringify(current);
    gtag('set', 'user_properties', current);
  };
  gtag('js', new Date());
  gtag('consent', 'default', DENIED);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('config', id, { send_page_view: false });
  return {
    send(event) {
      describeUser();
      gtag('event', event.name, event.params);
      collector.add(event);
    },
    stop() {
      gtag('consent', 'update', DENIED);
      collector.stop();
    },
  };
}
