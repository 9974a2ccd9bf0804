import { DIGEST_LENGTH, isPageFilesUrl, pageDataUrl } from '../../../shared/request-kind';
import type { ProductManifest, PageFiles, ManifestPage } from '../../../shared/manifest';
import { PATH_PREFIX } from '../../../shared/site-address';

// All sites of a host share its caches, so their names contain the path prefix.

/** Cache with the hashed files of all deploys that something saved needs. */
export const FILES_CACHE = `docs${PATH_PREFIX}-files`;
const VISITED = `docs${PATH_PREFIX}-visited-`;
const PRODUCT = `docs${PATH_PREFIX}-product-`;

/** Cache for the visited pages of a deploy. */
export function visitedSetName(version: string): string {
  return VISITED + version;
}

/** Cache for a product that is saved on purpose. */
export function productSetName({ id, revision }: Pick<ProductManifest, 'id' | 'revision'>): string {
  return `${PRODUCT}${id}-${revision}`;
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
/** Key of the manifest of a product that is being saved. */
export const PLANNED_MANIFEST = '/offline-files/planned.json';

/**
 * Copies of one deploy, which are visited pages or a product. Each set is one cache, so the browser deletes all of it or
 * nothing.
 */
export interface SavedSet {
  name: string;
  cache: Cache;
  /** Version of the code that the copies belong to. */
  version: string;
  /** Null for visited pages. */
  product: ProductManifest | null;
  /** When the last file of the product was saved, as an ISO date. Null for visited pages, and if files are missing. */
  completedAt: string | null;
}

/** All sets, oldest first. */
export async function allSets(): Promise<SavedSet[]> {
  const sets = await Promise.all((await caches.keys()).filter(isSetName).map(readSet));
  return sets.filter((set) => set !== null);
}

/** All sets but half-saved products, oldest first. */
export async function wholeSets(): Promise<SavedSet[]> {
  return (await allSets()).filter(({ product, completedAt }) => product === null || completedAt !== null);
}

async function readSet(name: string): Promise<SavedSet | null> {
  const cache = await caches.open(name);
  if (name.startsWith(VISITED))
    return { name, cache, version: name.slice(VISITED.length), product: null, completedAt: null };
  const whole = await cache.match(SAVED_MANIFEST);
  const stored = whole ?? (await cache.match(PLANNED_MANIFEST));
  if (!stored) return null;
  const product = (await stored.json()) as ProductManifest;
  return { name, cache, version: product.version, product, completedAt: whole ? savedAt(whole) : null };
}

/** The newest copy of a file, and the set it is from. */
export async function newestCopy(
  url: string,
  sets: readonly SavedSet[],
): Promise<{ copy: Response; from: SavedSet } | null> {
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

/** When the server sent a response, also if it is a copy already. The device's clock can be wrong. */
function dateOf(response: Response): string {
  const sent = Date.parse(response.headers.get('date') ?? savedAt(response));
  return new Date(Number.isNaN(sent) ? Date.now() : sent).toISOString();
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_LENGTH);
}

/** Pages that are available offline. */
export interface SavedPages {
  /** Complete products by name. Guides and components come before API pages. */
  products: { name: string; pages: readonly ManifestPage[] }[];
  /** Other visited pages by title. */
  visited: readonly ManifestPage[];
}

/** Lists everything that is saved on this device. Empty if the browser blocks storage. */
export async function savedPages(): Promise<SavedPages> {
  const sets = await wholeSets().catch(() => []);
  const products = sets.flatMap(({ product }) => product ?? []);
  const inProducts = new Set(products.flatMap(({ pages }) => pages).map(({ path }) => path));
  const visits = await Promise.all(sets.map(visitsIn));
  const visited = new Map(visits.flat().map((page) => [page.path, page]));
  return {
    products: products
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, pages: all }) => ({ name, pages: apiLast(all) })),
    visited: [...visited.values()]
      .filter(({ path }) => !inProducts.has(path))
      .sort((a, b) => a.title.localeCompare(b.title)),
  };
}

function apiLast(pages: readonly ManifestPage[]): ManifestPage[] {
  const rank = ({ path }: ManifestPage): number => (path.includes('/api/') ? 1 : 0);
  return [...pages].sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** A visited page with its set. */
interface Visit extends ManifestPage {
  savedAt: string;
  from: SavedSet;
}

/** The visited pages of a set. None for a product. */
export async function visitsIn(from: SavedSet): Promise<Visit[]> {
  const lists = (await from.cache.keys()).filter(({ url }) => isPageFilesUrl(new URL(url).pathname));
  const visits = await Promise.all(lists.map((request) => readVisit(from, request)));
  return visits.filter((visit) => visit !== null);
}

/** The page of a list. Null if it has no URL, or is incomplete. */
async function readVisit(from: SavedSet, request: Request): Promise<Visit | null> {
  const list = await from.cache.match(request);
  if (!list) return null;
  const { path, title } = (await list.json()) as PageFiles;
  const data = path.endsWith('/') ? await from.cache.match(pageDataUrl(path)) : undefined;
  return data ? { path, title, savedAt: savedAt(data), from } : null;
}
