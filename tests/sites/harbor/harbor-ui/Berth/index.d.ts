export { default } from './Berth.js';
export type { BerthProps } from './Berth.js';
