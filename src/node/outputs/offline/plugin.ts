import type { PluginRef } from 'gatsby';
import type { Configuration } from '../../../shared/site/configuration';

/** The plugin lays a list of rules over its own, one by one: this many have to be replaced. */
const RULES_OF_THE_PLUGIN = 4;
const NO_RULE = { urlPattern: /^$/, handler: 'NetworkOnly' };

/**
 * gatsby-plugin-offline gives the app shell, the precache that the shell starts from, and the worker that updates
 * both. Its rules for everything else serve what is stale; the worker of src/client/offline/worker stands in for them.
 * Every build makes the worker; which hosts register it is decided in the browser.
 */
export function offlinePlugins({ GATSBY_OFFLINE }: Configuration): PluginRef[] {
  if (GATSBY_OFFLINE === 'off') return [];
  const workboxConfig = {
    // The page tells a waiting worker when to take over.
    skipWaiting: false,
    clientsClaim: true,
    runtimeCaching: Array.from({ length: RULES_OF_THE_PLUGIN }, () => NO_RULE),
  };
  return [{ resolve: 'gatsby-plugin-offline', options: { debug: false, workboxConfig } }];
}
