import type { ProductManifest, SavedFile } from '../../../shared/manifest';
import { productSetName } from '../storage/copies';
import {
  collectGarbage,
  completeSet,
  ensureFile,
  missingFiles,
  planSet,
  productSets,
} from '../storage/product-sets';
import { doneOf, fetchFresh, fetchIndex, sumOf, totalOf, type Amount } from './saving-state';

/** Files on the way at the same time. */
const AT_ONCE = 4;

interface Job {
  signal: AbortSignal;
  onProgress: (done: Amount, total: Amount) => void;
}

/**
 * Saves a product, or its missing files. It only counts as saved when every file matches the manifest. Until then, an
 * older copy stays.
 * @throws DOMException AbortError if the user pauses, QuotaExceededError without space, TypeError without network, or
 * if there is a new deploy in the meantime
 */
export async function saveProduct(id: string, { signal, onProgress }: Job): Promise<void> {
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
  const report = (): void => onProgress(doneOf(manifest, missing), totalOf(manifest));
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
