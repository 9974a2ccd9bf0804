import { cacheNameOf, createCopy, parseCacheName, SAVED_MANIFEST, savedAt } from './copies';
import type { ProductManifest, SavedFile } from '../../../shared/offline/manifest';
import { isSaved } from './files';

/** Key of the manifest of a set that is being saved. */
const PLANNED_MANIFEST = '/offline-files/planned.json';

/** A product, whole or in parts, as it is on this device. */
export interface ProductSet {
  name: string;
  manifest: ProductManifest;
  /** When the last file was saved, as an ISO date. Null if the set is incomplete. */
  savedAt: string | null;
}

/** All sets of a product. At most one is complete, and interrupted saves leave the others. */
export async function productSets(id: string): Promise<ProductSet[]> {
  const names = (await caches.keys()).filter((name) => {
    const set = parseCacheName(name);
    return set?.kind === 'product' && set.product === id;
  });
  const sets = await Promise.all(names.map(readSet));
  return sets.filter((set) => set !== null);
}

async function readSet(name: string): Promise<ProductSet | null> {
  const cache = await caches.open(name);
  const whole = await cache.match(SAVED_MANIFEST);
  const stored = whole ?? (await cache.match(PLANNED_MANIFEST));
  if (!stored) return null;
  const manifest = (await stored.json()) as ProductManifest;
  return { name, manifest, savedAt: whole ? savedAt(whole) : null };
}

/** Name of the set that a product is saved in. */
export function setNameOf({ id, revision }: ProductManifest): string {
  return cacheNameOf({ kind: 'product', product: id, revision });
}

/** Starts a set. */
export async function planSet(manifest: ProductManifest): Promise<void> {
  const cache = await caches.open(setNameOf(manifest));
  await cache.put(PLANNED_MANIFEST, await createCopy(Response.json(manifest)));
}

/** Declares a set whole, and removes the ones that it replaces. */
export async function completeSet(manifest: ProductManifest, sent: Response): Promise<void> {
  const name = setNameOf(manifest);
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
