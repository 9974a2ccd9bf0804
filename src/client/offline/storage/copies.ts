import { APP_DATA } from '../../../shared/request-kind';
import { PATH_PREFIX } from '../../../shared/site-address';
import { DIGEST_LENGTH } from '../../../shared/digest';

/** All sites of a host share its caches, so their names contain the path prefix. */
const OWN = `docs${PATH_PREFIX}-`;

/** Hashed files of all deploys that something saved needs. */
export const FILES_CACHE = `docs${PATH_PREFIX}-files`;

/** Copies of one deploy. Each set is one cache, so the browser deletes all of it or nothing. */
type CopySet =
  /** Pages that the user has visited. */
  | { kind: 'visited'; version: string }
  /** A product saved on purpose. */
  | { kind: 'product'; product: string; revision: string };

/** Name of a set's cache. */
export function cacheNameOf(set: CopySet): string {
  return set.kind === 'visited'
    ? `${OWN}visited-${set.version}`
    : `${OWN}product-${set.product}-${set.revision}`;
}

/** The set of a cache, or null for other caches. */
export function parseCacheName(name: string): CopySet | null {
  if (!name.startsWith(OWN)) return null;
  const [, version] = /^visited-(\w+)$/.exec(name.slice(OWN.length)) ?? [];
  if (version) return { kind: 'visited', version };
  const [, product, revision] = /^product-([\w-]+)-(\w+)$/.exec(name.slice(OWN.length)) ?? [];
  return product && revision ? { kind: 'product', product, revision } : null;
}

/** Whether a cache is one of this site's offline copies. */
export function isOwnCache(name: string): boolean {
  return name === FILES_CACHE || parseCacheName(name) !== null;
}

/** Key of a saved product's manifest. It is written last, so a product with a manifest is complete. */
export const SAVED_MANIFEST = '/offline-files/saved.json';

/** A complete set of copies. */
export interface WholeSet {
  set: CopySet;
  cache: Cache;
  /** Version of the code that the copies belong to. */
  version: string;
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

/** The newest undamaged copy of a file, and the set it is from. Damaged ones are thrown away. */
export async function newestCopy(url: string, sets: readonly WholeSet[]) {
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

const SAVED = 'x-docs-saved';
const REVISION = 'x-docs-revision';

/** Creates a copy for the cache, with its digest and date. */
export async function createCopy(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers({ [REVISION]: await digestOf(body), [SAVED]: dateOf(response) });
  const type = response.headers.get('content-type');
  if (type) headers.set('content-type', type);
  return new Response(body, { headers });
}

/** Returns the copy if its content matches the digest, or null if it is damaged. */
export async function intact(copy: Response): Promise<Response | null> {
  const body = await copy.arrayBuffer();
  const isIntact = (await digestOf(body)) === revisionOf(copy);
  return isIntact ? new Response(body, { headers: copy.headers }) : null;
}

/** Digest of a copy from the time when it was saved. */
export function revisionOf(copy: Response): string | null {
  return copy.headers.get(REVISION);
}

/** When a copy was saved, as an ISO date. */
export function savedAt(copy: Response): string {
  return copy.headers.get(SAVED) ?? '';
}

/** The server's clock, because the device's clock can be wrong. */
function dateOf(response: Response): string {
  const sent = Date.parse(response.headers.get('date') ?? '');
  return response.headers.get(SAVED) ?? new Date(Number.isNaN(sent) ? Date.now() : sent).toISOString();
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_LENGTH);
}
