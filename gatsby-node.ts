export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  shouldOnCreateNode,
  sourceNodes,
} from './src/node/gatsby';
