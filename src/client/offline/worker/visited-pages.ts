import { cacheNameOf, createCopy, savedAt, wholeSets, type WholeSet } from '../storage/copies';
import type { PageFiles } from '../../../shared/manifest';
import { APP_SHELL, pageDataUrl, pageFilesUrl } from '../../../shared/request-kind';
import { collectGarbage, ensureFile } from '../storage/product-sets';
import { toAddress } from '../../../shared/site-address';
import { visitsIn } from '../storage/saved-pages';

/** How many visited pages are cached. Whole products are saved on purpose and have no limit but the disk's. */
const VISITED_PAGES = 100;
/** On a full disk, keep this many visited pages and delete the others. */
const FEW = 10;

/** Saves the page that the user visits, if possible. */
export async function cacheVisitedPage(path: string, version: string): Promise<void> {
  try {
    await cachePage(path, version, true);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') return;
    await evictPages(FEW);
    await cachePage(path, version, false).catch(() => undefined);
  }
}

/**
 * Saves a page with all its files. Does nothing if there is a newer deploy, which the next visit loads.
 * @param version of the user's code, or null for any
 */
export async function cachePage(path: string, version: string | null, withTools: boolean): Promise<void> {
  const response = await fetch(toAddress(pageFilesUrl(path)), { cache: 'no-cache' });
  if (!response.ok) return;
  const list = (await response.clone().json()) as PageFiles;
  if (version !== null && list.version !== version) return;
  const setName = cacheNameOf({ kind: 'visited', version: list.version });
  const ownData = list.files.filter(({ url }) => url === pageDataUrl(path));
  const others = list.files.filter((file) => !ownData.includes(file));
  // Save the list first, because files in a list are not deleted.
  await (await caches.open(setName)).put(pageFilesUrl(path), await createCopy(response));
  // Save its data last, because a page with data is complete.
  for (const file of [...others, ...ownData, ...(withTools ? list.tools : [])])
    await ensureFile(file, setName, { cache: 'no-cache' });
}

/**
 * Deletes visited pages that have a newer copy, and the oldest ones beyond the limit. Then deletes files that only they
 * needed.
 */
export async function evictPages(limit = VISITED_PAGES): Promise<void> {
  const sets = (await wholeSets()).filter(({ set }) => set.kind === 'visited');
  const visits = (await Promise.all(sets.map(visitsIn))).flat();
  const cached = new Set<string>();
  const setsInUse = new Set<WholeSet>();
  for (const { path, from } of visits.sort((a, b) => b.savedAt.localeCompare(a.savedAt))) {
    if (!cached.has(path) && cached.size < limit) {
      cached.add(path);
      setsInUse.add(from);
    } else {
      await from.cache.delete(pageDataUrl(path));
      await from.cache.delete(pageFilesUrl(path));
    }
  }
  const newest = await newestSet(sets);
  const empty = sets.filter((set) => set !== newest && !setsInUse.has(set));
  await Promise.all(empty.map(({ set }) => caches.delete(cacheNameOf(set))));
  await collectGarbage();
}

/** The set of the newest deploy. It contains the page that reports a missing copy. */
async function newestSet(sets: readonly WholeSet[]): Promise<WholeSet | undefined> {
  const dated = await Promise.all(
    sets.map(async (set) => {
      const shell = await set.cache.match(APP_SHELL);
      return { set, day: shell ? savedAt(shell) : '' };
    }),
  );
  return dated.sort((a, b) => b.day.localeCompare(a.day))[0]?.set;
}
