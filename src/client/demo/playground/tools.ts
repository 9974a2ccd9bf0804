export { highlightExample } from '../../../shared/demo/print-example';
export { Actions } from './actions';
export { Knobs } from './knobs';
