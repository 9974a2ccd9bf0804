import type { ProductManifest, SavedFile } from '../../../shared/manifest';
import { isImmutable, OFFLINE_FOLDER } from '../../../shared/request-kind';
import { toAddress } from '../../../shared/site-address';
import {
  allSets,
  createCopy,
  FILES_CACHE,
  isOwnCache,
  isSetName,
  PLANNED_MANIFEST,
  productSetName,
  revisionOf,
  SAVED_MANIFEST,
  type SavedSet,
} from './copies';

/** A product, whole or in parts, as it is on this device. */
export type ProductSet = SavedSet & { product: ProductManifest };

/** All sets of a product. At most one is complete, and interrupted saves leave the others. */
export async function productSets(id: string): Promise<ProductSet[]> {
  return (await allSets()).flatMap((set) => (set.product?.id === id ? { ...set, product: set.product } : []));
}

/** Starts a set. */
export async function planSet(manifest: ProductManifest): Promise<void> {
  const cache = await caches.open(productSetName(manifest));
  await cache.put(PLANNED_MANIFEST, await createCopy(Response.json(manifest)));
}

/** Declares a set whole, and removes the ones that it replaces. */
export async function completeSet(manifest: ProductManifest, sent: Response): Promise<void> {
  const name = productSetName(manifest);
  const cache = await caches.open(name);
  await cache.put(SAVED_MANIFEST, await createCopy(sent));
  await cache.delete(PLANNED_MANIFEST);
  const others = (await productSets(manifest.id)).filter((set) => set.name !== name);
  await Promise.all(others.map((set) => caches.delete(set.name)));
}

/** Files of a product that no set has in this version. */
export async function missingFiles(
  { files }: ProductManifest,
  setNames: readonly string[],
): Promise<SavedFile[]> {
  const saved = await Promise.all(
    files.map((file) => Promise.all(setNames.map((name) => isSaved(file, name)))),
  );
  return files.filter((_, index) => !saved[index]?.includes(true));
}

/** Cache of a file. All sets share hashed files. */
function homeOf(file: SavedFile, setName: string): string {
  return isImmutable(file.url) ? FILES_CACHE : setName;
}

/** True if a file is saved in the right version. */
async function isSaved(file: SavedFile, setName: string): Promise<boolean> {
  const copy = await caches.match(file.url, { cacheName: homeOf(file, setName) });
  return copy !== undefined && revisionOf(copy) === file.revision;
}

/**
 * Saves a file unless it is saved. Copies it from another cache, or fetches it.
 * @param request fetch options for files without a hash in their name
 * @throws TypeError without network or if there is a newer deploy, DOMException QuotaExceededError on a full disk
 */
export async function ensureFile(file: SavedFile, setName: string, request: RequestInit): Promise<void> {
  if (await isSaved(file, setName)) return;
  const copy = (await copyFromOtherCaches(file)) ?? (await download(file, request));
  await (await caches.open(homeOf(file, setName))).put(file.url, copy);
}

async function copyFromOtherCaches(file: SavedFile): Promise<Response | null> {
  for (const name of await caches.keys()) {
    // Workbox uses URLs with its revision as keys.
    const key = isOwnCache(name) ? file.url : toAddress(file.url);
    const stored = await caches.match(key, { cacheName: name, ignoreSearch: true });
    if (!stored) continue;
    const copy = await createCopy(stored);
    if (revisionOf(copy) === file.revision) return copy;
  }
  return null;
}

async function download(file: SavedFile, request: RequestInit): Promise<Response> {
  const cache = isImmutable(file.url) ? 'default' : request.cache;
  const response = await fetch(toAddress(file.url), { ...request, cache });
  const copy = await createCopy(response);
  if (!response.ok || revisionOf(copy) !== file.revision)
    throw new TypeError(`${file.url} does not match the list of files.`);
  return copy;
}

/** Removes the hashed files that no page and no product on this device needs any more. */
export async function collectGarbage(): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  const stored = await files.keys();
  const needed = await neededUrls();
  const waste = stored.filter(({ url }) => !needed.has(url));
  await Promise.all(waste.map((request) => files.delete(request)));
}

/** URLs in all saved lists of pages and products, also of incomplete ones. */
async function neededUrls(): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const name of (await caches.keys()).filter(isSetName)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isList = new URL(request.url).pathname.startsWith(OFFLINE_FOLDER);
      const list = isList ? await cache.match(request) : undefined;
      if (!list) continue;
      const { files = [], tools = [] } = (await list.json()) as Partial<Record<string, SavedFile[]>>;
      for (const { url } of [...files, ...tools]) needed.add(new URL(url, request.url).href);
    }
  }
  return needed;
}
