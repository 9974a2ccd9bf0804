import { DIGEST_LENGTH, APP_DATA } from '../../../shared/request-kind';
import type { ProductManifest } from '../../../shared/manifest';
import { PATH_PREFIX } from '../../../shared/site-address';

// All sites of a host share its caches, so their names contain the path prefix.

/** Cache with the hashed files of all deploys that something saved needs. */
export const FILES_CACHE = `docs${PATH_PREFIX}-files`;
const VISITED = `docs${PATH_PREFIX}-visited-`;
const PRODUCT = `docs${PATH_PREFIX}-product-`;

/** Cache for the visited pages of a deploy. Each set is one cache, so the browser deletes all of it or nothing. */
export function visitedSetName(version: string): string {
  return VISITED + version;
}

/** Cache for a product that is saved on purpose. */
export function productSetName({ id, revision }: Pick<ProductManifest, 'id' | 'revision'>): string {
  return `${PRODUCT}${id}-${revision}`;
}

/** True if a cache contains a revision of a product. */
export function isSetOfProduct(name: string, id: string): boolean {
  return name.slice(0, name.lastIndexOf('-')) === PRODUCT + id;
}

/** True if a cache is a set of copies, not the cache of hashed files or of other code. */
export function isSetName(name: string): boolean {
  return name.startsWith(VISITED) || name.startsWith(PRODUCT);
}

/** True if a cache is one of this site's offline copies. */
export function isOwnCache(name: string): boolean {
  return name === FILES_CACHE || isSetName(name);
}

/** Key of a saved product's manifest. It is written last, so a product with a manifest is complete. */
export const SAVED_MANIFEST = '/offline-files/saved.json';

/** A complete set of copies of one deploy. */
export interface WholeSet {
  name: string;
  /** True if it contains visited pages, not a product. */
  isVisited: boolean;
  cache: Cache;
  /** Version of the code that the copies belong to. */
  version: string;
}

/** All sets but half-saved products, oldest first. */
export async function wholeSets(): Promise<WholeSet[]> {
  const sets = await Promise.all((await caches.keys()).filter(isSetName).map(openWhole));
  return sets.filter((set) => set !== null);
}

async function openWhole(name: string): Promise<WholeSet | null> {
  const cache = await caches.open(name);
  if (name.startsWith(VISITED)) return { name, isVisited: true, cache, version: name.slice(VISITED.length) };
  const appData = await cache.match(APP_DATA);
  if (!appData || !(await cache.match(SAVED_MANIFEST))) return null;
  const { webpackCompilationHash: version } = (await appData.json()) as { webpackCompilationHash: string };
  return { name, isVisited: false, cache, version };
}

/** The newest copy of a file, and the set it is from. */
export async function newestCopy(
  url: string,
  sets: readonly WholeSet[],
): Promise<{ copy: Response; from: WholeSet } | null> {
  const found = await Promise.all(
    sets.map(async (from) => {
      const copy = await readCopy(from.cache, url);
      return copy && { copy, from };
    }),
  );
  const copies = found.filter((candidate) => candidate !== null);
  return copies.sort((a, b) => savedAt(b.copy).localeCompare(savedAt(a.copy)))[0] ?? null;
}

/** A copy, or null. Deletes a damaged copy, so it is fetched again. */
export async function readCopy(cache: Cache, url: string): Promise<Response | null> {
  const stored = await cache.match(url);
  const copy = stored ? await intact(stored) : null;
  if (stored && !copy) await cache.delete(url);
  return copy;
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
