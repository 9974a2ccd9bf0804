export { default } from './Berth.js';
