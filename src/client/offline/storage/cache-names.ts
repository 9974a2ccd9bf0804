/** Hashed files of all deploys that something saved needs. */
export const FILES_CACHE = 'docs-files';

/**
 * A set of copies that belong together: all of one deploy's code, so that nothing in it can contradict the rest.
 * Each is one cache, which the browser deletes as a whole or not at all.
 */
export type CopySet =
  /** Pages the reader has been to. */
  | { kind: 'visited'; version: string }
  /** A product saved on purpose. */
  | { kind: 'product'; product: string; revision: string };

/** Name of the cache that holds a set. */
export function cacheNameOf(set: CopySet): string {
  return set.kind === 'visited'
    ? `docs-visited-${set.version}`
    : `docs-product-${set.product}-${set.revision}`;
}

/** The set that a cache holds; null for a cache that is none. */
export function parseCacheName(name: string): CopySet | null {
  const [, version] = /^docs-visited-(\w+)$/.exec(name) ?? [];
  if (version) return { kind: 'visited', version };
  const [, product, revision] = /^docs-product-([\w-]+)-(\w+)$/.exec(name) ?? [];
  return product && revision ? { kind: 'product', product, revision } : null;
}

/** Whether a cache belongs to this site's offline copies. */
export function isOwnCache(name: string): boolean {
  return name === FILES_CACHE || parseCacheName(name) !== null;
}
