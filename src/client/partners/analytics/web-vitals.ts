import type { AnalyticsEvent } from './event';
import { WEB_VITALS_RATIO, webVitalEvent } from './web-vital';
import { readServices } from '../read-services';

/** Measures this visit if it is drawn into the sample; all others do not even load the library. */
export function sampleWebVitals(report: (event: AnalyticsEvent) => void): void {
  const { webVitalsRatio = WEB_VITALS_RATIO } = readServices();
  if (Math.random() >= webVitalsRatio) return;
  void import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
        measure((metric) => report(webVitalEvent(metric)));
    },
    () => undefined,
  );
}
