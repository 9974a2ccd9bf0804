export { createResolvers } from './src/node/gatsby/create-resolvers';
export { onPreExtractQueries } from './src/node/gatsby/develop-edits';
export {
  createPages,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/node/gatsby/hooks';
export { onCreateWebpackConfig } from './src/node/gatsby/webpack/configure-webpack';
