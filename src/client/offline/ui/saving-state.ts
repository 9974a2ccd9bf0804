import type { OfflineIndex, OfflineProduct, ProductManifest, SavedFile } from '../../../shared/manifest';
import { pageDataUrl } from '../../../shared/request-kind';
import { toAddress } from '../../../shared/site-address';
import { productSetName } from '../storage/copies';
import { missingFiles, productSets, type ProductSet } from '../storage/product-sets';
import { readIntent } from './saving-intents';

/** Progress of saving. */
export interface Amount {
  pages: number;
  /** Bytes on the way, compressed. */
  bytes: number;
}

/**
 * Why saving stopped early. The user paused it, the tab was closed, the network failed, or the browser evicted files.
 */
export const INTERRUPTIONS = ['paused', 'closed', 'network', 'damaged'] as const;

type Interruption = (typeof INTERRUPTIONS)[number];

/** State of a product on this device. */
export type SavingState =
  | { kind: 'absent' }
  | { kind: 'saving'; done: Amount; total: Amount }
  | { kind: 'interrupted'; reason: Interruption; done: Amount; total: Amount }
  /** `update` is the download size of changed files in bytes. Null if nothing has changed, or if it is unknown. */
  | { kind: 'saved'; savedAt: string; update: number | null }
  /** There was no space for this many bytes. */
  | { kind: 'full'; needed: number };

/** Sum of the sizes of some files. */
export function sumOf(files: readonly SavedFile[], size: 'bytes' | 'download'): number {
  return files.reduce((sum, file) => sum + file[size], 0);
}

/** The whole of a product. */
export function totalOf({ pages, files }: ProductManifest): Amount {
  return { pages: pages.length, bytes: sumOf(files, 'download') };
}

/** Progress of a product with missing files. A page counts if its data is saved. */
export function doneOf(manifest: ProductManifest, missing: readonly SavedFile[]): Amount {
  const urls = new Set(missing.map(({ url }) => url));
  return {
    pages: manifest.pages.filter(({ path }) => !urls.has(pageDataUrl(path))).length,
    bytes: sumOf(manifest.files, 'download') - sumOf(missing, 'download'),
  };
}

const UNITS = ['KB', 'MB', 'GB'];
const STEP = 1000;

/** A size such as "0.4 MB" or "86 KB". Never "0 KB" unless it is 0. */
export function formatBytes(bytes: number): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP / 10 && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const shown = unit === 0 ? Math.ceil(value) : Math.max(0.1, Math.round(value * 10) / 10);
  return `${shown} ${UNITS[unit]}`;
}

/**
 * Finds the state of a product on this device by checking every file.
 * @param offered the product in the current deploy, or null if offline
 */
export async function lookUpState(id: string, offered: OfflineProduct | null): Promise<SavingState> {
  const sets = await productSets(id);
  const begun = sets.find(({ completedAt }) => completedAt === null);
  if (begun) return interrupted(begun, readIntent(id) === 'pause' ? 'paused' : 'closed');
  const [whole] = sets;
  if (!whole?.completedAt) return { kind: 'absent' };
  if ((await missingFiles(whole.product, [whole.name])).length > 0) return interrupted(whole, 'damaged');
  return { kind: 'saved', savedAt: whole.completedAt, update: offered && (await updateSize(offered, whole)) };
}

async function interrupted({ product, name }: ProductSet, reason: Interruption): Promise<SavingState> {
  const done = doneOf(product, await missingFiles(product, [name]));
  return { kind: 'interrupted', reason, done, total: totalOf(product) };
}

/** Download size of changed files, or null if nothing has changed, or without network. */
async function updateSize(offered: OfflineProduct, saved: ProductSet): Promise<number | null> {
  if (offered.revision === saved.product.revision) return null;
  const response = await fetchFresh(offered.manifest).catch(() => null);
  if (!response) return null;
  const manifest = (await response.json()) as ProductManifest;
  return sumOf(await missingFiles(manifest, [productSetName(manifest), saved.name]), 'download');
}

/**
 * Fetches the list of products that can be saved.
 * @throws TypeError without network
 */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await fetchFresh('/offline-files/index.json')).json() as Promise<OfflineIndex>;
}

/**
 * Fetches a list of files, with the date of the server.
 * @throws TypeError without network, or if a newer deploy has deleted it
 */
export async function fetchFresh(url: string): Promise<Response> {
  const response = await fetch(toAddress(url), { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${url} returned status ${response.status}.`);
  return response;
}
