import { type AnalyticsEvent, readServices } from './report-event';
import { withoutLanguage } from '../../shared/language';
import { codeVariant } from '../settings/code-variant-provider';
import { themeSettings } from '../settings/theme-provider';

/**
 * Reports each page view, once the head is updated, because the report contains the title.
 * @returns stops watching
 */
export function watchPageViews(report: (event: AnalyticsEvent) => void): () => void {
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
export function sampleWebVitals(report: (event: AnalyticsEvent) => void): void {
  const { webVitalsRatio = WEB_VITALS_RATIO } = readServices();
  if (Math.random() >= webVitalsRatio) return;
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
