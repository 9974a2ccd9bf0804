import { createCollector, type AnalyticsProvider } from './collector';
import { readUserProperties } from './user-properties';

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
export function createGtagProvider(service: { id: string; url: string }): AnalyticsProvider {
  const collector = createCollector(service);
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
  gtag('config', service.id, { send_page_view: false });
  return {
    send(event) {
      describeUser();
      gtag('event', event.name, event.params);
      collector.send(event);
    },
    stop() {
      gtag('consent', 'update', DENIED);
      collector.stop();
    },
  };
}
