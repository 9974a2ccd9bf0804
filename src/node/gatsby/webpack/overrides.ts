import { join } from 'node:path';
import { REPOSITORY } from '../../lib/paths';

/** A module of a package that the site replaces. */
export interface Override {
  /** Matches the import specifier or the path. */
  module: RegExp;
  /** Replacement in src/overrides. */
  file: string;
  /** When to replace it. By default, always. */
  when?: 'production' | 'prefix';
}

/**
 * Version of Gatsby that the overrides were checked with. After an update, compare each replaced module with its old
 * version, delete overrides that are no longer needed, run the browser tests, and set the new version.
 */
export const CHECKED_GATSBY = '5.16.1';

const file = (name: string): string => join(REPOSITORY, 'src/overrides', name);

/**
 * Modules that webpack replaces. The bundler of demos also replaces hoist-non-react-statics (6 KB), which Emotion only
 * needs for the obsolete `withTheme`.
 */
export const OVERRIDES: readonly Override[] = [
  {
    // Gatsby's scroll handler throws if a hash cannot be decoded, and loses the position on reload and with late images.
    module: /^gatsby-react-router-scroll$/,
    file: file('gatsby-react-router-scroll.ts'),
  },
  {
    // Gatsby's announcer is assertive and announces jumps within a page as a new page.
    module: /route-announcer-props(\.js)?$/,
    file: file('route-announcer-props.ts'),
  },
  {
    // Both would register the service worker on every host. src/client/offline/ui registers it on configured hosts.
    module: /gatsby-plugin-offline[\\/]gatsby-browser(\.js)?$|register-service-worker(\.js)?$/,
    file: file('nothing.ts'),
  },
  {
    // The site has plain links, so the router only needs `parsePath`. The rest is 1.5 KB on every page.
    module: /^gatsby-link$/,
    file: file('gatsby-link.ts'),
    when: 'production',
  },
  {
    // Gatsby's Partytown support does nothing here, but is 2 KB on every page.
    module: /internal-plugins\/partytown\/gatsby-browser/,
    file: file('nothing.ts'),
    when: 'production',
  },
  {
    // Demos create elements with `createElement`.
    module: /\/demo-react$/,
    file: file('prefixed-demo-react.ts'),
    when: 'prefix',
  },
];

/** Replaces React's `jsx` in the site's folders if it has a path prefix, so authors write paths without it. */
export const PREFIXED_JSX = file('prefixed-jsx.ts');
