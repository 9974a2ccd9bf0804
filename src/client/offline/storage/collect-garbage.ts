import { FILES_CACHE, parseCacheName } from './cache-names';
import type { SavedFile } from '../../../shared/offline/manifest';
import { isPageFilesUrl } from '../../../shared/offline/request-kind';

/** Removes the hashed files that no page and no product on this device needs any more. */
export async function collectGarbage(): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  const stored = await files.keys();
  const needed = await neededUrls();
  const waste = stored.filter(({ url }) => !needed.has(url));
  await Promise.all(waste.map((request) => files.delete(request)));
}

/** Addresses in all lists that are saved: of pages, and of products, whole and in parts. */
async function neededUrls(): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const name of (await caches.keys()).filter((candidate) => parseCacheName(candidate) !== null)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!isList(new URL(request.url).pathname)) continue;
      const list = await cache.match(request);
      if (!list) continue;
      const { files = [], tools = [] } = (await list.json()) as Partial<Record<string, SavedFile[]>>;
      for (const { url } of [...files, ...tools]) needed.add(new URL(url, request.url).href);
    }
  }
  return needed;
}

function isList(pathname: string): boolean {
  return isPageFilesUrl(pathname) || /^\/offline-files\/(saved|planned)\.json$/.test(pathname);
}
