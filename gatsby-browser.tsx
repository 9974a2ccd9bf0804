import './src/client/app/styles';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onPreRouteUpdate,
  replaceHydrateFunction,
} from './src/client/app/browser-entry';
export { wrapPageElement } from './src/client/app/wrap-elements';
export { wrapRootElement } from './src/client/app/wrap-elements';
