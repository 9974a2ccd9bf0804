import type { PluginRef } from 'gatsby';
import type { Configuration } from '../../../shared/site/configuration';

/** The plugin merges a list of rules with its own by index, so the list must have this length. */
const RULES_OF_THE_PLUGIN = 4;
const NO_RULE = { urlPattern: /^$/, handler: 'NetworkOnly' };

/**
 * Options of gatsby-plugin-offline. It provides the app shell, its precache, and the worker that updates both. The
 * worker of src/client/offline/worker replaces its other rules, which serve stale files. Every build creates the
 * worker, and the browser decides which hosts register it.
 */
export function offlinePlugins({ GATSBY_OFFLINE }: Configuration): PluginRef[] {
  if (GATSBY_OFFLINE === 'off') return [];
  const workboxConfig = {
    // The page decides when a waiting worker takes over.
    skipWaiting: false,
    clientsClaim: true,
    runtimeCaching: Array.from({ length: RULES_OF_THE_PLUGIN }, () => NO_RULE),
  };
  return [{ resolve: 'gatsby-plugin-offline', options: { debug: false, workboxConfig } }];
}

/** Hosts on which the site works offline. Empty if offline support is off. */
export function offlineHosts({ GATSBY_DOCS_HOST, GATSBY_OFFLINE }: Configuration): readonly string[] {
  return GATSBY_OFFLINE === 'off' ? [] : (GATSBY_DOCS_HOST ?? []);
}
