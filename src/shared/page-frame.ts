import {
  canonicalPathname,
  findActivePage,
  previousAndNext,
  hrefOf,
  visibleMenu,
  type MenuItem,
} from './menu';
import type { NavigationEntry } from './data-schemas';
import { normalizePath } from './paths';
import type { Product } from './product';

/** A title with its link. Null for a group that is not a page. */
export interface PageReference {
  title: string;
  href: string | null;
}

/** Data of the frame around one article. It is part of every page, so it is small. */
export type PageFrame = ReturnType<typeof createPageFrame>;

/** Tree of pages without a product. */
export const DEFAULT_TREE = 'docs';

/** A navigation tree with labeled entries, and its rows. */
interface FrameTree {
  name: string | null;
  entries: readonly NavigationEntry[];
  menu: readonly MenuItem[];
  menuUrl: string | null;
}

/**
 * Creates the menu, breadcrumbs, previous and next page, and versions of a page.
 * @param product with the installed version
 * @param tree of its product, or the default one
 */
export function createPageFrame(
  path: string,
  { productId, productCategoryId }: Record<'productId' | 'productCategoryId', string | null>,
  product: (Product & { version: string | null }) | null,
  tree: FrameTree | null,
) {
  const { name = null, entries = [], menu = [], menuUrl = null }: Partial<FrameTree> = tree ?? {};
  const parents = findActivePage(entries, path).slice(0, -1);
  const openGroups = parents.map((parent) => normalizePath(parent.pathname));
  const { previous, next } = previousAndNext(entries, canonicalPathname(path));
  return {
    productId,
    productCategoryId,
    productName: product?.name ?? null,
    /** Name of the navigation tree. Products such as the Data Grid have the tree of another product. */
    treeName: name,
    /** Rows of the side menu that are visible at first. */
    menu: visibleMenu(menu, openGroups),
    /** Groups that contain the page. */
    openGroups,
    /** URL of the whole menu, or null. */
    menuUrl,
    versions: product ? versionMenu(product, product.version, path) : [],
    breadcrumbs: parents.map(toReference),
    previous: previous && toReference(previous),
    next: next && toReference(next),
  };
}

function toReference(entry: NavigationEntry): PageReference {
  return { title: entry.title ?? '', href: hrefOf(entry) };
}

/**
 * The version menu of a page. The installed version is first. Each version links to the same page if it exists there.
 * @param version installed version without `v`, such as `7.1.0`
 */
export function versionMenu(product: Product, version: string | null, pathname: string) {
  if (version === null) return [];
  const current = { text: versionLabel(version), current: true, href: pathname };
  const older = product.olderVersions.map(({ text, home, origin, pages }) => {
    const listed = Object.hasOwn(pages, pathname)
      ? pages[pathname]
      : origin && `${origin.replace(/\/$/, '')}${pathname}`;
    return { text, current: false, href: listed ?? home };
  });
  return [current, ...older];
}

/** `7.1.0` → `v7.1.0`. A pre-release has no `v`, as in `5.0.0-beta.49`. */
export function versionLabel(version: string): string {
  return version.includes('-') ? version : `v${version}`;
}

/** URL of a file or folder in a release of a library. Stable releases have a tag, and pre-releases do not. */
export function librarySource(repository: string, version: string, path: string): string {
  return `${repository}/tree/${version.includes('-') ? 'master' : versionLabel(version)}/${path}`;
}
