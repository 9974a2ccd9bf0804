export { createPages } from './src/node/gatsby/create-pages';
export { createResolvers } from './src/node/gatsby/create-resolvers';
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
} from './src/node/gatsby/hooks';
export { onCreateWebpackConfig } from './src/node/gatsby/webpack/configure-webpack';
