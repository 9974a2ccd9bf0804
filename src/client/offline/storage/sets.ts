import { cacheNameOf, parseCacheName, type CopySet } from './cache-names';
import { APP_DATA } from '../../../shared/offline/request-kind';
import { intact, savedAt } from './copy';

/** Where a saved product has its manifest. Written last: without it the product is not whole. */
export const SAVED_MANIFEST = '/offline-files/saved.json';

/** A set of copies that may be shown. */
export interface WholeSet {
  set: CopySet;
  cache: Cache;
  /** Code that the copies belong to. */
  version: string;
}

/** A copy and the set it is from. */
export interface FoundCopy {
  copy: Response;
  from: WholeSet;
}

/** All sets but half-saved products. */
export async function wholeSets(): Promise<WholeSet[]> {
  const names = (await caches.keys()).map(parseCacheName).filter((set) => set !== null);
  const sets = await Promise.all(names.map(openWhole));
  return sets.filter((set) => set !== null);
}

async function openWhole(set: CopySet): Promise<WholeSet | null> {
  const cache = await caches.open(cacheNameOf(set));
  if (set.kind === 'visited') return { set, cache, version: set.version };
  if (!(await cache.match(SAVED_MANIFEST))) return null;
  const appData = await cache.match(APP_DATA);
  if (!appData) return null;
  const { webpackCompilationHash: version } = (await appData.json()) as { webpackCompilationHash: string };
  return { set, cache, version };
}

/** The newest undamaged copy of a file. Damaged ones are thrown away. */
export async function newestCopy(url: string, sets: readonly WholeSet[]): Promise<FoundCopy | null> {
  const found = await Promise.all(
    sets.map(async (from) => {
      const stored = await from.cache.match(url);
      if (!stored) return null;
      const copy = await intact(stored);
      if (!copy) await from.cache.delete(url);
      return copy && { copy, from };
    }),
  );
  const whole = found.filter((candidate) => candidate !== null);
  return whole.sort((a, b) => savedAt(b.copy).localeCompare(savedAt(a.copy)))[0] ?? null;
}
