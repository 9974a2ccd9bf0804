import type { GatsbyConfig } from 'gatsby';
import { readConfiguration } from './src/node/support/configuration';
import { livePageOptions } from './src/node/gatsby/live-pages/rehype-page';
import { offlinePlugins } from './src/node/outputs/offline/plugin';

const configuration = readConfiguration(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Component docs',
    siteUrl: configuration.GATSBY_SITE_URL,
  },
  trailingSlash: 'always',
  // The automatic runtime keeps Emotion's `css` prop opt-in per file: the shell is plain CSS and pays nothing for it.
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-emotion',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${process.cwd()}/content` },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'static', path: `${process.cwd()}/static` },
    },
    {
      // gatsby-plugin-mdx, for live pages only.
      resolve: `${process.cwd()}/src/node/gatsby/live-pages`,
      options: livePageOptions,
    },
    ...offlinePlugins(configuration),
  ],
};

export default config;
