import type { NavigationEntry } from './data-schemas';
import { normalizePath, pathSegments } from './paths';

const ABSOLUTE_URL = /^https?:\/\//;
const TAB_SEGMENT = '[docsTab]';
const API_SUFFIXES = ['components-api', 'hooks-api'];

/** The entry of the current page, and its groups. */
interface ActivePage {
  /** Null for a page that no entry lists, such as the 404 page. */
  activePage: NavigationEntry | null;
  /** From the root of the tree to the parent. */
  activePageParents: NavigationEntry[];
}

/** True if an entry links to another site. */
export function isExternalEntry(entry: NavigationEntry): boolean {
  return ABSOLUTE_URL.test(entry.pathname) || ABSOLUTE_URL.test(entry.linkProps?.href ?? '');
}

/**
 * The pages of a tree in reading order. Omits groups, sub-headers, planned entries with their children, and external
 * links. A page that is repeated by an API variant counts once.
 */
export function flattenPages(entries: readonly NavigationEntry[]): NavigationEntry[] {
  const pages = new Map<string, NavigationEntry>();
  for (const entry of linkedLeaves(entries)) {
    if (!isExternalEntry(entry) && !pages.has(keyOf(entry))) pages.set(keyOf(entry), entry);
  }
  return [...pages.values()];
}

/** The previous and next page in reading order. Null at either end, and for a page that is not in the tree. */
export function previousAndNext(
  entries: readonly NavigationEntry[],
  pathname: string,
): Record<'previous' | 'next', NavigationEntry | null> {
  const pages = flattenPages(entries);
  const index = pages.findIndex((page) => keyOf(page) === normalizePath(pathname));
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}

/** The entries from the root of the tree to the one with this path, or an empty list. */
export function trailTo(entries: readonly NavigationEntry[], pathname: string): NavigationEntry[] {
  const path = normalizePath(pathname);
  const search = (among: readonly NavigationEntry[]): NavigationEntry[] => {
    for (const entry of among) {
      if (keyOf(entry) === path && !isExternalEntry(entry)) return [entry];
      const below = search(entry.children ?? []);
      if (below.length > 0) return [entry, ...below];
    }
    return [];
  };
  return search(entries);
}

/**
 * The path of a page in the navigation tree, without query, hash, tab segment, and `components-api` or `hooks-api`
 * suffix, and with both slashes.
 */
export function canonicalPathname(pathname: string): string {
  const segments = pathSegments(pathname).filter((segment) => segment !== TAB_SEGMENT);
  // A suffix belongs to the page before it. Alone, it would be a separate page.
  if (segments.length > 1 && API_SUFFIXES.includes(segments.at(-1) ?? '')) segments.pop();
  return normalizePath(segments.join('/'));
}

/** Finds the entry for a path and the groups to expand in the side navigation. */
export function findActivePage(entries: readonly NavigationEntry[], pathname: string): ActivePage {
  const trail = trailTo(entries, canonicalPathname(pathname));
  return { activePage: trail.at(-1) ?? null, activePageParents: trail.slice(0, -1) };
}

/**
 * Target of an entry's link. A group links to its first leaf, which can be external. Null if there is nothing to link
 * to.
 */
export function firstLeaf(entry: NavigationEntry): NavigationEntry | null {
  return linkedLeaves([entry])[0] ?? null;
}

/** Paths that several entries have, except API variants, in reading order, each with its entries. */
export function findDuplicatePathnames(
  entries: readonly NavigationEntry[],
): { pathname: string; entries: NavigationEntry[] }[] {
  const claims = new Map<string, NavigationEntry[]>();
  const collect = (entry: NavigationEntry): void => {
    if (!entry.apiVariant) claims.set(keyOf(entry), [...(claims.get(keyOf(entry)) ?? []), entry]);
    entry.children?.forEach(collect);
  };
  entries.forEach(collect);
  return [...claims]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([pathname, claimants]) => ({ pathname, entries: claimants }));
}

function linkedLeaves(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (entry.planned) return [];
    if (entry.children) return linkedLeaves(entry.children);
    return entry.subheader === undefined ? [entry] : [];
  });
}

function keyOf(entry: NavigationEntry): string {
  return ABSOLUTE_URL.test(entry.pathname) ? entry.pathname : normalizePath(entry.pathname);
}
