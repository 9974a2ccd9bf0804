import type { GatsbyConfig } from 'gatsby';
import { readConfiguration } from './src/build/configuration';

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
      options: { name: 'content', path: `${process.cwd()}/content`, fastHash: true },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      // Only live pages go through the plugin; it would parse the others a second time, and throw at bad YAML.
      options: { extensions: ['.live.mdx'] },
    },
  ],
};

export default config;
