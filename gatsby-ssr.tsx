export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/client/app/server-entry';
export { wrapPageElement } from './src/client/app/wrap-page-element';
export { wrapRootElement } from './src/client/app/wrap-root-element';
