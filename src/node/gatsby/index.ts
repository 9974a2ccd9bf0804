export { createPages } from './create-pages';
export { createResolvers } from './create-resolvers';
export {
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreExtractQueries,
  sourceNodes,
} from './hooks';
export { configureWebpack as onCreateWebpackConfig } from './webpack/configure-webpack';
