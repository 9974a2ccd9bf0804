import type { AnalyticsEvent } from './event';

/** Share of visits whose web vitals are reported (specification §9). */
export const WEB_VITALS_RATIO = 0.0001;

/** A measure of the `web-vitals` library. */
export interface WebVital {
  name: string;
  id: string;
  /** In ms, or without unit for layout shift. */
  value: number;
  /** Change since the last report. */
  delta: number;
}

/** A measure of how fast and still a page was. */
export function webVitalEvent({ name, id, value, delta }: WebVital): AnalyticsEvent {
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
