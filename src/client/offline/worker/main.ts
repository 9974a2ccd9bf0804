import { requestKind, UNREACHABLE_PAGE, pageDataUrl, pageFilesUrl } from '../../../shared/request-kind';
import { isWithinSite, toPath, toAddress } from '../../../shared/site-address';
import type { PageMessage } from '../storage/messages';
import {
  answerAppData,
  answerAsset,
  answerImmutable,
  answerPage,
  answerPageData,
  tabShowsPage,
} from './answers';
import type { PageFiles, SavedFile } from '../../../shared/manifest';
import { createCopy, visitedSetName, allSets, type SavedSet, visitsIn } from '../storage/copies';
import { collectGarbage, ensureFile } from '../storage/product-sets';

declare const self: ServiceWorkerGlobalScope;

type RequestKind = NonNullable<ReturnType<typeof requestKind>>;

const ANSWERS: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  'page-data': answerPageData,
  'app-data': answerAppData,
  immutable: answerImmutable,
  asset: answerAsset,
  // The plugin's precache would answer, too.
  network: ({ request }) => fetch(request),
};

self.addEventListener('install', (event) => {
  event.waitUntil(cachePage(UNREACHABLE_PAGE, null, false));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(evictPages());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || !isWithinSite(pathname)) return;
  const kind = requestKind(event.request, toPath(pathname));
  if (kind) event.respondWith(ANSWERS[kind](event));
});

self.addEventListener('message', (event) => {
  const { type, path, version, cache } = event.data as PageMessage;
  if (!(event.source instanceof Client) || type !== 'page-shown') return;
  event.ports[0]?.postMessage(tabShowsPage(event.source.id, path));
  if (cache) event.waitUntil(cacheVisitedPage(path, version));
});

/** Number of visited pages that an update of the worker keeps. Saved products have no limit but the disk. */
const VISITED_PAGES = 100;
/** On a full disk, keep this many visited pages and delete the others. */
const FEW = 10;

/** Saves the page that the user visits, if possible. */
async function cacheVisitedPage(path: string, version: string): Promise<void> {
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
async function cachePage(path: string, version: string | null, withTools: boolean): Promise<void> {
  const response = await fetch(toAddress(pageFilesUrl(path)), { cache: 'no-cache' });
  if (!response.ok) return;
  const list = (await response.clone().json()) as PageFiles;
  if (version !== null && list.version !== version) return;
  const setName = visitedSetName(list.version);
  const isOwnData = ({ url }: SavedFile): number => Number(url === pageDataUrl(path));
  // Save its data last, because a page with data is complete.
  const files = list.files.toSorted((a, b) => isOwnData(a) - isOwnData(b));
  // Save the list first, because files in a list are not deleted.
  await (await caches.open(setName)).put(pageFilesUrl(path), await createCopy(response));
  for (const file of [...files, ...(withTools ? list.tools : [])])
    await ensureFile(file, setName, { cache: 'no-cache' });
}

/**
 * Deletes visited pages that have a newer copy, and the oldest ones beyond the limit. Then deletes files that only they
 * needed.
 */
async function evictPages(limit = VISITED_PAGES): Promise<void> {
  const sets = (await allSets()).filter(({ product }) => product === null);
  const visits = (await Promise.all(sets.map(visitsIn))).flat();
  const kept = new Map<string, SavedSet>();
  for (const { path, from } of visits.sort((a, b) => b.savedAt.localeCompare(a.savedAt))) {
    if (!kept.has(path) && kept.size < limit) {
      kept.set(path, from);
    } else {
      await from.cache.delete(pageDataUrl(path));
      await from.cache.delete(pageFilesUrl(path));
    }
  }
  // The set of the newest deploy contains the page that reports a missing copy.
  const used = new Set([...kept.values(), sets.at(-1)]);
  const unused = sets.filter((set) => !used.has(set));
  await Promise.all(unused.map(({ name }) => caches.delete(name)));
  await collectGarbage();
}
