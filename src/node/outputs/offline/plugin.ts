import { join } from 'node:path';
import type { PluginRef } from 'gatsby';
import type { Configuration } from '../../../shared/site/configuration';
import { REPOSITORY } from '../../support/paths';

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

/** Hosts on which the site works offline; none when it is switched off, or nobody has switched it on. */
export function offlineHosts({ GATSBY_DOCS_HOST, GATSBY_OFFLINE }: Configuration): readonly string[] {
  return GATSBY_OFFLINE === 'off' ? [] : (GATSBY_DOCS_HOST ?? []);
}

/** What would register the service worker on every host: the plugin's browser part, and Gatsby's module for it. */
export const WORKER_REGISTRATION =
  /gatsby-plugin-offline[\\/]gatsby-browser(\.js)?$|register-service-worker(\.js)?$/;

/** An empty module in their place; src/client/offline/ui registers on the hosts that are configured. */
export const NO_REGISTRATION = join(REPOSITORY, 'src/client/offline/ui/no-registration.ts');
