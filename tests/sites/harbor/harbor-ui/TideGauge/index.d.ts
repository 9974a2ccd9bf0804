export { default } from './TideGauge.js';
export type { TideGaugeProps } from './TideGauge.js';
