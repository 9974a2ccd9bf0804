export { default as Berth } from './Berth/index.js';
export { default as Buoy } from './Buoy/index.js';
export { default as TideGauge } from './TideGauge/index.js';
