export { default as Berth, type BerthProps } from './Berth/index.js';
export { default as Buoy, type BuoyProps } from './Buoy/index.js';
export { default as TideGauge, type TideGaugeProps } from './TideGauge/index.js';
