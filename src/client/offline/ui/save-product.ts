import type { OfflineIndex, OfflineProduct, ProductManifest, SavedFile } from '../../../shared/manifest';
import { pageDataUrl } from '../../../shared/request-kind';
import { toAddress } from '../../../shared/site-address';
import { productSetName } from '../storage/copies';
import {
  collectGarbage,
  completeSet,
  ensureFile,
  missingFiles,
  planSet,
  productSets,
  type ProductSet,
} from '../storage/product-sets';
import { unfinishedProducts } from './unfinished-products';

interface Amount {
  pages: number;
  /** Bytes on the way, compressed. */
  bytes: number;
}

/** Progress of saving. */
export interface Progress {
  done: Amount;
  total: Amount;
}

/**
 * Why saving stopped early. The user paused it, the tab was closed, the network failed, or the browser evicted files.
 */
export const INTERRUPTIONS = ['paused', 'closed', 'network', 'damaged'] as const;

type Interruption = (typeof INTERRUPTIONS)[number];

/** State of a product on this device. */
export type SavingState =
  | { kind: 'absent' }
  | ({ kind: 'saving' } & Progress)
  | ({ kind: 'interrupted'; reason: Interruption } & Progress)
  /** `update` is the download size of changed files in bytes. Null if nothing has changed, or if it is unknown. */
  | { kind: 'saved'; savedAt: string; update: number | null }
  /** There was no space for this many bytes. */
  | { kind: 'full'; needed: number };

/** Sum of the sizes of some files. */
export function sumOf(files: readonly SavedFile[], size: 'bytes' | 'download'): number {
  return files.reduce((sum, file) => sum + file[size], 0);
}

/** Progress of a product with missing files. A page counts if its data is saved. */
export function progressOf({ pages, files }: ProductManifest, missing: readonly SavedFile[]): Progress {
  const urls = new Set(missing.map(({ url }) => url));
  const saved = pages.filter(({ path }) => !urls.has(pageDataUrl(path)));
  const bytes = sumOf(files, 'download');
  return {
    done: { pages: saved.length, bytes: bytes - sumOf(missing, 'download') },
    total: { pages: pages.length, bytes },
  };
}

/** A size such as "0.4 MB" or "86 KB". Never "0 KB" unless it is 0. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e5) return `${Math.ceil(bytes / 1e3)} KB`;
  if (bytes < 1e8) return `${Math.round(bytes / 1e5) / 10} MB`;
  return `${Math.round(bytes / 1e8) / 10} GB`;
}

/**
 * Finds the state of a product on this device by checking every file.
 * @param offered the product in the current deploy, or null if offline
 */
export async function lookUpState(id: string, offered: OfflineProduct | null): Promise<SavingState> {
  const sets = await productSets(id);
  const begun = sets.find(({ completedAt }) => completedAt === null);
  if (begun) return interrupted(begun, unfinishedProducts().includes(id) ? 'closed' : 'paused');
  const [whole] = sets;
  if (!whole?.completedAt) return { kind: 'absent' };
  if ((await missingFiles(whole.product, [whole.name])).length > 0) return interrupted(whole, 'damaged');
  return { kind: 'saved', savedAt: whole.completedAt, update: offered && (await updateSize(offered, whole)) };
}

async function interrupted({ product, name }: ProductSet, reason: Interruption): Promise<SavingState> {
  return { kind: 'interrupted', reason, ...progressOf(product, await missingFiles(product, [name])) };
}

/** Download size of changed files, or null if nothing has changed, or without network. */
async function updateSize(offered: OfflineProduct, saved: ProductSet): Promise<number | null> {
  if (offered.revision === saved.product.revision) return null;
  // Some hosts answer a deleted file with HTML and status 200.
  const manifest = await fetchFresh(offered.manifest)
    .then((response) => response.json() as Promise<ProductManifest>)
    .catch(() => null);
  if (!manifest) return null;
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
async function fetchFresh(url: string): Promise<Response> {
  const response = await fetch(toAddress(url), { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${url} returned status ${response.status}.`);
  return response;
}

/** Files on the way at the same time. */
const AT_ONCE = 4;

/**
 * Saves a product, or its missing files. It only counts as saved when every file matches the manifest. Until then, an
 * older copy stays.
 * @throws DOMException AbortError if the user pauses, QuotaExceededError without space, TypeError without network, or
 * if there is a new deploy in the meantime
 */
export async function saveProduct(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { products } = await fetchIndex();
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new TypeError(`The site has no product ${id}.`);
  const sent = await fetchFresh(product.manifest);
  const manifest = (await sent.clone().json()) as ProductManifest;
  const setName = productSetName(manifest);
  const earlier = (await productSets(id)).map(({ name }) => name);
  await planSet(manifest);
  await requireSpace(sumOf(await missingFiles(manifest, [setName, ...earlier]), 'bytes'));
  let missing = await missingFiles(manifest, [setName]);
  const report = (): void => onProgress(progressOf(manifest, missing));
  report();
  await eachOf(missing, signal, async (file, either) => {
    await ensureFile(file, setName, { cache: 'reload', signal: either });
    missing = missing.filter((other) => other !== file);
    report();
  });
  await completeSet(manifest, sent);
  await collectGarbage();
}

/** Processes all files with limited concurrency. Stops at the first failure. */
async function eachOf(
  files: readonly SavedFile[],
  signal: AbortSignal,
  save: (file: SavedFile, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = files.values();
  const work = async (): Promise<void> => {
    try {
      for (const file of queue) {
        either.throwIfAborted();
        await save(file, either);
      }
    } catch (error) {
      failed.abort(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  failed.signal.throwIfAborted();
}

/**
 * Checks if there is enough space, as far as the browser reports it.
 * @throws DOMException QuotaExceededError
 */
async function requireSpace(needed: number): Promise<void> {
  const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
  const free = Math.max(0, quota - usage);
  if (needed > free)
    throw new DOMException(`${needed} bytes are needed, ${free} are free.`, 'QuotaExceededError');
}
