// gatsby-plugin-mdx for live pages only. Plain JavaScript, because Gatsby does not compile plugins.
const mdx = require('gatsby-plugin-mdx/gatsby-node');

/** Without this, the plugin would process every MDX file, and invalid front matter would stop the build. */
exports.shouldOnCreateNode = ({ node }) => node.internal.type === 'DocPage' && node.isLive;

/** Passes the file without its front matter. The empty line keeps a leading `---` from being read as front matter. */
exports.onCreateNode = ({ node, getNode, loadNodeContent, ...tools }) =>
  mdx.onCreateNode({
    ...tools,
    node: getNode(node.parent),
    loadNodeContent: async (file) => {
      const text = await loadNodeContent(file);
      return `\n${text.replace(/^\uFEFF?---\r?\n[^]*?\r?\n---/, '')}`;
    },
  });

exports.onCreateWebpackConfig = async (tools, options) => {
  await mdx.onCreateWebpackConfig(tools, options);
  const loader = require.resolve('./dependencies-loader');
  tools.actions.setWebpackConfig({ module: { rules: [{ test: /\.mdx$/, enforce: 'pre', loader }] } });
};

exports.createSchemaCustomization = mdx.createSchemaCustomization;
exports.onPluginInit = mdx.onPluginInit;
exports.pluginOptionsSchema = mdx.pluginOptionsSchema;
