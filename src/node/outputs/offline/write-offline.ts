import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../shared/product/product';
import { readConfiguration } from '../../support/configuration';
import { PUBLIC_FOLDER, REPOSITORY } from '../../support/paths';
import { bundleWorker } from './bundle-worker';
import { offlineHosts } from './offline-hosts';
import { writeManifests } from './write-manifests';

const WORKER = join(PUBLIC_FOLDER, 'sw.js');

/** Finishes the service worker of the deploy, and lists what can be saved. */
export async function writeOffline(products: readonly Product[]): Promise<void> {
  if (offlineHosts(readConfiguration(process.env)).length === 0) {
    // A missing file would not do: browsers keep the worker they have.
    writeFileSync(WORKER, await bundleWorker(REPOSITORY, 'remove'));
    return;
  }
  // Of the listeners for a request the first that answers wins: the site's rules go before those of the plugin.
  writeFileSync(WORKER, `${await bundleWorker(REPOSITORY, 'main')}\n${readFileSync(WORKER, 'utf8')}`);
  await writeManifests(
    PUBLIC_FOLDER,
    products.filter(({ listed }) => listed),
  );
}
