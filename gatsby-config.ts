import type { GatsbyConfig } from 'gatsby';
import { readConfiguration } from './src/shared/configuration';
import { livePageOptions } from './src/node/gatsby/live-pages/rehype-page';
import { offlinePlugins } from './src/node/offline/write-offline';
import { pathPrefixOf } from './src/shared/path-prefix';

const configuration = readConfiguration(process.env);

/**
 * Gatsby knows a file by its time. Else it reads the file and keeps the digest under that time: of one that is being
 * written, the digest of a part, so that the next edit that is met so is taken for none.
 */
const fastHash = true;

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Component docs',
    siteUrl: configuration.GATSBY_SITE_URL,
  },
  // Served from a folder of its host, the site has all its addresses below it.
  pathPrefix: pathPrefixOf(configuration.GATSBY_SITE_URL),
  trailingSlash: 'always',
  // The automatic runtime keeps Emotion's `css` prop opt-in per file: the shell is plain CSS and pays nothing for it.
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-emotion',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${process.cwd()}/content`, fastHash },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'static', path: `${process.cwd()}/static`, fastHash },
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
