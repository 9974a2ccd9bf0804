import './src/site/styles';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onPreRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/site/browser-entry';
export { wrapPageElement } from './src/site/shell/wrap-page-element';
export { wrapRootElement } from './src/site/shell/wrap-root-element';
