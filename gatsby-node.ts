export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/node/gatsby';
