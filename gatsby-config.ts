import type { GatsbyConfig } from 'gatsby';
import { readConfiguration } from './src/shared/configuration';
import { livePageOptions } from './src/node/gatsby/live-pages/rehype-page';
import { offlinePlugins } from './src/node/offline/write-offline';
import { pathPrefixOf } from './src/shared/path-prefix';

const configuration = readConfiguration(process.env);

/**
 * Compares files by mtime. By default, Gatsby hashes the content, and a file that is hashed while it is being written
 * can make Gatsby miss the next edit.
 */
const fastHash = true;

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Component docs',
    siteUrl: configuration.GATSBY_SITE_URL,
  },
  // If the site is served from a subfolder, all its URLs start with that folder.
  pathPrefix: pathPrefixOf(configuration.GATSBY_SITE_URL),
  trailingSlash: 'always',
  // With the automatic runtime, Emotion's `css` prop is opt-in per file. The shell doesn't use it, and stays smaller.
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
      // gatsby-plugin-mdx only compiles live pages.
      resolve: `${process.cwd()}/src/node/gatsby/live-pages`,
      options: livePageOptions,
    },
    ...offlinePlugins(configuration),
  ],
};

export default config;
