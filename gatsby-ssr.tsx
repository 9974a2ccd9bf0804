export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/site/server-entry';
export { wrapPageElement } from './src/site/shell/wrap-page-element';
export { wrapRootElement } from './src/site/shell/wrap-root-element';
