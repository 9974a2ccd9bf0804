import type { Metric } from 'web-vitals';
import type { AnalyticsEvent } from './report-event';
import { readServices } from '../read-services';

/** Share of visits whose web vitals are reported (specification §9). */
export const WEB_VITALS_RATIO = 0.0001;

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

/** A measure of how fast and still a page was. */
export function webVitalEvent({
  name,
  id,
  value,
  delta,
}: Pick<Metric, 'name' | 'id' | 'value' | 'delta'>): AnalyticsEvent {
  return {
    name,
    params: {
      value: delta,
      metric_label: 'Web Vital',
      metric_value: value,
      metric_delta: delta,
      metric_id: id,
    },
  };
}
