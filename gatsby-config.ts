import type { GatsbyConfig } from 'gatsby';
import { readConfiguration } from './src/shared/configuration';
import { livePageOptions } from './src/node/gatsby/live-pages/rehype-page';
import { offlinePlugins } from './src/node/offline/write-offline';
import { pathPrefixOf } from './src/shared/path-prefix';

const configuration = readConfiguration(process.env);

/**
 * Identifies a file by its modification time instead of its content. Gatsby can read a file while an editor writes it,
 * and would then miss the rest of the edit.
 */
const fastHash = true;

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Component docs',
    siteUrl: configuration.GATSBY_SITE_URL,
  },
  pathPrefix: pathPrefixOf(configuration.GATSBY_SITE_URL),
  trailingSlash: 'always',
  // Emotion's `css` prop stays opt-in per file, because the shell only uses plain CSS.
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-emotion',
    ...['content', 'static'].map((name) => ({
      resolve: 'gatsby-source-filesystem',
      options: { name, path: `${process.cwd()}/${name}`, fastHash },
    })),
    {
      // gatsby-plugin-mdx only compiles live pages.
      resolve: `${process.cwd()}/src/node/gatsby/live-pages`,
      options: livePageOptions,
    },
    ...offlinePlugins(configuration),
  ],
};

export default config;
