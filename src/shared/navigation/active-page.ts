import { trailTo } from './navigation';
import type { NavigationEntry } from './navigation-entry';
import { normalizePath, pathSegments } from '../address/paths';

const TAB_SEGMENT = '[docsTab]';
const API_SUFFIXES = ['components-api', 'hooks-api'];

/** The entry of the page being read, and the groups that hold it. */
export interface ActivePage {
  /** Null for a page that no entry lists, such as the 404 page. */
  activePage: NavigationEntry | null;
  /** From the root of the tree to the parent. */
  activePageParents: NavigationEntry[];
}

/**
 * The path under which a page stands in the navigation tree: without query, hash, tab segment and
 * `components-api` or `hooks-api` suffix (specification §2), with leading and trailing slash.
 */
export function canonicalPathname(pathname: string): string {
  const segments = pathSegments(pathname).filter((segment) => segment !== TAB_SEGMENT);
  // A suffix belongs to a page in front of it; alone it would be a page of its own.
  if (segments.length > 1 && API_SUFFIXES.includes(segments.at(-1) ?? '')) {
    segments.pop();
  }
  return normalizePath(segments.join('/'));
}

/** Finds the entry for a path and the groups to expand in the side navigation (specification §2). */
export function findActivePage(entries: readonly NavigationEntry[], pathname: string): ActivePage {
  const trail = trailTo(entries, canonicalPathname(pathname));
  return { activePage: trail.at(-1) ?? null, activePageParents: trail.slice(0, -1) };
}
