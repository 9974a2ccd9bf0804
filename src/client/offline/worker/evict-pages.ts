import { cacheNameOf } from '../storage/cache-names';
import { APP_SHELL, pageDataUrl, pageFilesUrl } from '../../../shared/offline/request-kind';
import { collectGarbage } from '../storage/collect-garbage';
import { savedAt } from '../storage/copy';
import { visitsIn, type Visit } from '../storage/saved-pages';
import { wholeSets, type WholeSet } from '../storage/sets';

/** How many visited pages are cached. Whole products are saved on purpose and have no limit but the disk's. */
const VISITED_PAGES = 100;

/**
 * Removes visited pages of which there is a newer copy, and the oldest beyond the limit; then what only they needed.
 */
export async function evictPages(limit = VISITED_PAGES): Promise<void> {
  const sets = (await wholeSets()).filter(({ set }) => set.kind === 'visited');
  const visits = (await Promise.all(sets.map(listVisits))).flat();
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

async function listVisits(from: WholeSet): Promise<(Visit & { from: WholeSet })[]> {
  return (await visitsIn(from)).map((visit) => ({ ...visit, from }));
}

/** The set of the newest deploy: it holds what it takes to say that a page is not saved. */
async function newestSet(sets: readonly WholeSet[]): Promise<WholeSet | undefined> {
  const dated = await Promise.all(
    sets.map(async (set) => {
      const shell = await set.cache.match(APP_SHELL);
      return { set, day: shell ? savedAt(shell) : '' };
    }),
  );
  return dated.sort((a, b) => b.day.localeCompare(a.day))[0]?.set;
}
