import type { PageFiles, ManifestPage, ProductManifest } from '../../../shared/manifest';
import { isPageFilesUrl, pageDataUrl } from '../../../shared/request-kind';
import { SAVED_MANIFEST, savedAt, wholeSets, type WholeSet } from './copies';

/** Pages that are available offline. */
export interface SavedPages {
  /** Complete products by name. Guides and components come before API pages. */
  products: { name: string; pages: readonly ManifestPage[] }[];
  /** Other visited pages by title. */
  visited: readonly ManifestPage[];
}

/** Lists everything that is saved on this device. Empty if the browser blocks storage. */
export async function savedPages(): Promise<SavedPages> {
  return listSaved().catch(() => ({ products: [], visited: [] }));
}

async function listSaved(): Promise<SavedPages> {
  const sets = await wholeSets();
  const products = (await Promise.all(sets.map(manifestsIn))).flat();
  const inProducts = new Set(products.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const visits = await Promise.all(sets.filter(({ isVisited }) => isVisited).map(visitsIn));
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

/** The manifest of a saved product. None in a set of visited pages. */
async function manifestsIn({ cache }: WholeSet): Promise<ProductManifest[]> {
  const stored = await cache.match(SAVED_MANIFEST);
  return stored ? [(await stored.json()) as ProductManifest] : [];
}

/** A visited page with its set. */
interface Visit extends ManifestPage {
  savedAt: string;
  from: WholeSet;
}

/** The visited pages of a set. */
export async function visitsIn(from: WholeSet): Promise<Visit[]> {
  const lists = (await from.cache.keys()).filter(({ url }) => isPageFilesUrl(new URL(url).pathname));
  const visits = await Promise.all(lists.map((request) => readVisit(from, request)));
  return visits.filter((visit) => visit !== null);
}

/** The page of a list. Null if it has no URL, or is incomplete. */
async function readVisit(from: WholeSet, request: Request): Promise<Visit | null> {
  const list = await from.cache.match(request);
  if (!list) return null;
  const { path, title } = (await list.json()) as PageFiles;
  const data = path.endsWith('/') ? await from.cache.match(pageDataUrl(path)) : undefined;
  return data ? { path, title, savedAt: savedAt(data), from } : null;
}
