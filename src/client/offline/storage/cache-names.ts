import { PATH_PREFIX } from '../../../shared/address/site-address';

/** All sites of a host share its caches: the names tell apart what is whose. */
const OWN = `docs${PATH_PREFIX}-`;

/** Hashed files of all deploys that something saved needs. */
export const FILES_CACHE = `docs${PATH_PREFIX}-files`;

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
    ? `${OWN}visited-${set.version}`
    : `${OWN}product-${set.product}-${set.revision}`;
}

/** The set that a cache holds; null for a cache that is none. */
export function parseCacheName(name: string): CopySet | null {
  if (!name.startsWith(OWN)) return null;
  const [, version] = /^visited-(\w+)$/.exec(name.slice(OWN.length)) ?? [];
  if (version) return { kind: 'visited', version };
  const [, product, revision] = /^product-([\w-]+)-(\w+)$/.exec(name.slice(OWN.length)) ?? [];
  return product && revision ? { kind: 'product', product, revision } : null;
}

/** Whether a cache belongs to this site's offline copies. */
export function isOwnCache(name: string): boolean {
  return name === FILES_CACHE || parseCacheName(name) !== null;
}
