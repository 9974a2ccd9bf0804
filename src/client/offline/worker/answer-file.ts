import { FILES_CACHE } from '../storage/cache-names';
import { intact } from '../storage/copy';
import { newestCopy, wholeSets } from '../storage/sets';
import { startingSet } from './client-versions';
import { networkFirst } from './network-first';
import { pathOf } from './path-of';

/** A hashed file: what is saved cannot be outdated. A damaged copy is replaced. */
export async function answerImmutable({ request }: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES_CACHE);
  const stored = await files.match(pathOf(request));
  const copy = stored && (await intact(stored));
  if (copy) return copy;
  if (stored) await files.delete(pathOf(request));
  try {
    return await fetch(request);
  } catch (error) {
    const precached = await caches.match(request.url);
    if (!precached) throw error;
    return precached;
  }
}

/** Any other file: from the network, unless the tab lives on copies. */
export async function answerAsset({ request, clientId }: FetchEvent): Promise<Response> {
  const pathname = pathOf(request);
  const start = startingSet(clientId);
  const findCopy = async (): Promise<Response | null> =>
    (await newestCopy(pathname, start ? [start] : await wholeSets()))?.copy ?? null;
  const early = start ? await findCopy() : null;
  return early ?? networkFirst(fetch(request), findCopy);
}
