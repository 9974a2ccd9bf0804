import type { JSX } from 'react';

export interface TideGaugeProps {
  /** Water level in meters. */
  level: number;
  /**
   * Highest level of the scale in meters.
   * @default 10
   */
  max?: number;
}

/** Shows the water level on a scale. */
export default function TideGauge(props: TideGaugeProps): JSX.Element;
