import type { OfflineProduct, SavedFile } from '../../../shared/manifest';
import { doneOf, fetchIndex, fetchManifest, sumOf, totalOf, type Amount } from './saving-state';
import {
  collectGarbage,
  completeSet,
  ensureFile,
  missingFiles,
  OutdatedListError,
  planSet,
  productSets,
  setNameOf,
} from '../storage/product-sets';

/** Files on the way at the same time. */
const AT_ONCE = 4;
/** A site that is deployed this often while a product is being saved is left alone for now. */
const DEPLOYS = 3;

interface Job {
  signal: AbortSignal;
  onProgress: (done: Amount, total: Amount) => void;
}

/**
 * Saves a product, or its missing files. It only counts as saved when every file matches the manifest. Until then, an
 * older copy stays.
 * @throws DOMException AbortError if the user pauses, QuotaExceededError without space, TypeError without network
 */
export async function saveProduct(id: string, job: Job): Promise<void> {
  for (let deploys = 1; ; deploys += 1) {
    const { products } = await fetchIndex();
    const product = products.find((candidate) => candidate.id === id);
    if (!product) throw new TypeError(`The site has no product ${id}.`);
    try {
      return await saveDeploy(product, job);
    } catch (error) {
      // There was a deploy in the meantime, so start again with its list. Unchanged files are in the cache.
      if (!(error instanceof OutdatedListError) || deploys === DEPLOYS) throw error;
    }
  }
}

async function saveDeploy(product: OfflineProduct, { signal, onProgress }: Job): Promise<void> {
  const { manifest, sent } = await fetchManifest(product);
  const setName = setNameOf(manifest);
  const earlier = (await productSets(product.id)).map(({ name }) => name);
  await planSet(manifest);
  await requireSpace(sumOf(await missingFiles(manifest, [setName, ...earlier]), 'bytes'));
  let missing = await missingFiles(manifest, [setName]);
  const report = (): void => onProgress(doneOf(manifest, missing), totalOf(manifest));
  report();
  await eachOf([...missing], signal, async (file, either) => {
    await ensureFile(file, setName, { cache: 'reload', signal: either });
    missing = missing.filter((other) => other !== file);
    report();
  });
  // The browser can evict files while others are being saved.
  const [lost] = await missingFiles(manifest, [setName]);
  if (lost) throw new OutdatedListError(lost.url);
  await completeSet(manifest, sent);
  await collectGarbage();
}

/** Processes all files with limited concurrency. Stops at the first failure. */
async function eachOf(
  files: SavedFile[],
  signal: AbortSignal,
  save: (file: SavedFile, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const next = files[Symbol.iterator]();
  const line = async (): Promise<void> => {
    for (const file of next) {
      either.throwIfAborted();
      await save(file, either);
    }
  };
  const lines = Array.from({ length: AT_ONCE }, () =>
    line().catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(lines);
  await Promise.all(lines);
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
