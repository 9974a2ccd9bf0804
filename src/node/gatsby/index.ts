export { createPages } from './create-pages';
export { createResolvers } from './create-resolvers';
export { createSchemaCustomization } from './create-schema-customization';
export { onCreateDevServer } from './on-create-dev-server';
export { onPluginInit } from './on-plugin-init';
export { onPostBuild } from './on-post-build';
export { onPreBootstrap } from './on-pre-bootstrap';
export { sourceNodes } from './source-nodes';
export { configureWebpack as onCreateWebpackConfig } from './webpack/configure-webpack';
