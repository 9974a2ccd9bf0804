// gatsby-plugin-mdx, for live pages only. Plain JavaScript: Gatsby compiles the code of the site, not that of a plugin.
const mdx = require('gatsby-plugin-mdx/gatsby-node');

/** By itself the plugin takes every MDX file, and a mistake in its front matter would stop the build. */
exports.shouldOnCreateNode = ({ node }) => node.internal.type === 'DocPage' && node.isLive;

/** Hands over the page's file without its front matter; the empty line keeps a line of dashes from being another. */
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
