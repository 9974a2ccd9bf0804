// Plain JavaScript, because Gatsby compiles the code of the site but not that of a plugin in a folder.
const mdx = require('gatsby-plugin-mdx/gatsby-node');

/** Ordinary pages are data: the plugin would only parse them a second time. */
exports.shouldOnCreateNode = ({ node }) => node.internal.type === 'File' && node.base === 'index.live.mdx';

/**
 * Hands over the text without its front matter, which the plugin has no use for here, and at whose mistakes it
 * would throw. The empty line keeps it from taking a line of dashes for the beginning of another.
 */
exports.onCreateNode = ({ loadNodeContent, ...tools }) =>
  mdx.onCreateNode({
    ...tools,
    loadNodeContent: async (node) => {
      const text = await loadNodeContent(node);
      return `\n${text.replace(/^\uFEFF?---\r?\n[^]*?\r?\n---/, '')}`;
    },
  });

/** Content is asked for as DocPage; these nodes only hand the text to the compiler. */
exports.createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`
    "Source of a live page; ask for DocPage instead."
    type Mdx implements Node @dontInfer {
      id: ID!
    }
  `);

exports.onCreateWebpackConfig = mdx.onCreateWebpackConfig;
exports.onPluginInit = mdx.onPluginInit;
exports.pluginOptionsSchema = mdx.pluginOptionsSchema;
