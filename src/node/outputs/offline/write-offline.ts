import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../shared/product/product';
import { readConfiguration } from '../../support/configuration';
import { PUBLIC_FOLDER, REPOSITORY } from '../../support/paths';
import { bundleWorker } from './bundle-worker';
import { writeManifests } from './write-manifests';

/**
 * Finishes the service worker of the deploy, and lists what can be saved.
 * @param prefix folder that the site is served from
 */
export async function writeOffline(
  products: readonly Product[],
  folder = PUBLIC_FOLDER,
  prefix = '',
): Promise<void> {
  const worker = join(folder, 'sw.js');
  if (readConfiguration(process.env).GATSBY_OFFLINE === 'off') {
    // A missing file would not do: browsers keep the worker they have.
    writeFileSync(worker, await bundleWorker(REPOSITORY, 'remove', prefix));
    return;
  }
  // Of the listeners for a request the first that answers wins: the site's rules go before those of the plugin.
  writeFileSync(worker, `${await bundleWorker(REPOSITORY, 'main', prefix)}\n${readFileSync(worker, 'utf8')}`);
  await writeManifests(
    folder,
    products.filter(({ listed }) => listed),
    prefix,
  );
}
