export { default } from './TideGauge.js';
