export { default } from './Buoy.js';
