import { cacheNameOf } from '../storage/cache-names';
import type { PageFiles } from '../../../shared/offline/manifest';
import { pageDataUrl, pageFilesUrl } from '../../../shared/offline/request-kind';
import { createCopy } from '../storage/copy';
import { ensureFile } from '../storage/ensure-file';
import { toAddress } from '../../../shared/address/site-address';

/**
 * Saves a page with all it needs. Its data comes last: a page that has data can be shown.
 * @param version code that the reader runs; null when any will do
 * @returns whether it is saved; not when a newer deploy is out, which the next visit brings
 */
export async function cachePage(path: string, version: string | null, withTools: boolean): Promise<boolean> {
  const response = await fetch(toAddress(pageFilesUrl(path)), { cache: 'no-cache' });
  if (!response.ok) return false;
  const list = (await response.clone().json()) as PageFiles;
  if (version !== null && list.version !== version) return false;
  const setName = cacheNameOf({ kind: 'visited', version: list.version });
  const ownData = list.files.filter(({ url }) => url === pageDataUrl(path));
  const others = list.files.filter((file) => !ownData.includes(file));
  // The list comes first: what it names is not waste.
  await (await caches.open(setName)).put(pageFilesUrl(path), await createCopy(response));
  for (const file of [...others, ...ownData]) await ensureFile(file, setName, { cache: 'no-cache' });
  if (withTools) for (const file of list.tools) await ensureFile(file, setName, { cache: 'no-cache' });
  return true;
}
