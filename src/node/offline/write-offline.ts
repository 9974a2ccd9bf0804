import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginRef } from 'gatsby';
import { rolldown } from 'rolldown';
import type { Product } from '../../shared/product';
import { type Configuration, readConfiguration } from '../../shared/configuration';
import { PUBLIC_FOLDER, REPOSITORY } from '../lib/files';
import { writeFolder } from '../lib/public-files';
import { OFFLINE_FOLDER } from '../../shared/request-kind';
import { type SavableProduct, writeManifests } from './write-manifests';

/** Facts about the files of the last build. */
const FACTS_FILE = join(REPOSITORY, '.cache/public-facts.json');

/**
 * Completes the service worker, and lists what can be saved.
 * @param prefix path prefix of the site
 */
export async function writeOffline(
  products: readonly Product[],
  folder = PUBLIC_FOLDER,
  prefix = '',
): Promise<void> {
  const worker = join(folder, 'sw.js');
  const bundle = (entry: 'main' | 'remove') => bundleScript(`src/client/offline/worker/${entry}.ts`, prefix);
  if (readConfiguration(process.env).GATSBY_OFFLINE === 'off') {
    // A missing file would not remove the worker, because browsers would keep the old one.
    writeFileSync(worker, await bundle('remove'));
    writeFolder(OFFLINE_FOLDER, new Map(), folder);
    return;
  }
  // The first listener that responds to a request wins, so the site's rules come before the plugin's.
  writeFileSync(worker, `${await bundle('main')}\n${readFileSync(worker, 'utf8')}`);
  writeManifests(folder, savableProducts(products), prefix, FACTS_FILE);
}

/** The listed products. An unlisted product is part of the one in whose menu it is. */
export function savableProducts(products: readonly Product[]): SavableProduct[] {
  const unlisted = products.filter((product) => !product.listed);
  return products
    .filter((product) => product.listed)
    .map(({ id, name, navigation = id }) => ({
      id,
      name,
      parts: unlisted.filter((product) => product.navigation === navigation).map((product) => product.id),
    }));
}

/**
 * Bundles a client file into a script without imports.
 * @param entry path in the repository
 * @param prefix path prefix of the site
 */
export async function bundleScript(entry: string, prefix = ''): Promise<string> {
  const bundle = await rolldown({
    cwd: REPOSITORY,
    input: join(REPOSITORY, entry),
    logLevel: 'silent',
    platform: 'browser',
    // Another command checks its types, and a copy of the site without this file must build, too.
    tsconfig: false,
    transform: { define: { __PATH_PREFIX__: JSON.stringify(prefix) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

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
  const workboxConfig = { runtimeCaching: Array.from({ length: RULES_OF_THE_PLUGIN }, () => NO_RULE) };
  return [{ resolve: 'gatsby-plugin-offline', options: { debug: false, workboxConfig } }];
}

/** Hosts on which the site works offline. Empty if offline support is off. */
export function offlineHosts({ GATSBY_DOCS_HOST, GATSBY_OFFLINE }: Configuration): readonly string[] {
  return GATSBY_OFFLINE === 'off' ? [] : (GATSBY_DOCS_HOST ?? []);
}
