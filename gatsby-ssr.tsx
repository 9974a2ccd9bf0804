export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/client/app/server-entry';
export { wrapPageElement } from './src/client/app/wrap-elements';
export { wrapRootElement } from './src/client/app/wrap-elements';
