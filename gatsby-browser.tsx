export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onPreRouteUpdate,
  replaceHydrateFunction,
} from './src/client/app/browser-entry';
export { wrapPageElement, wrapRootElement } from './src/client/app/wrap-elements';
