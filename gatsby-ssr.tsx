export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/client/app/server-entry';
export { wrapPageElement, wrapRootElement } from './src/client/app/wrap-elements';
