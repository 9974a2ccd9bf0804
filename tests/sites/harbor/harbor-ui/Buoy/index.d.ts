export { default } from './Buoy.js';
export type { BuoyProps } from './Buoy.js';
