import { canonicalPathname, findActivePage } from './active-page';
import { marksOf, type Marks } from './badges';
import { firstLeaf, isExternalEntry } from './navigation';
import type { NavigationEntry } from './navigation-entry';
import { pageTitle } from './page-title';
import { normalizePath } from '../address/paths';

/** One row of the side menu, with everything looked up that the browser would have to look up. */
export interface MenuItem extends Marks {
  kind: 'page' | 'group' | 'subheader';
  /** Identifies the row; the path of a page. */
  id: string;
  title: string;
  /** A page's address; of a group, its first page, so that it works as a link without JavaScript. */
  href: string | null;
  /** Shape of its icon, as the path of an SVG. */
  icon?: string;
  linkProps?: Record<string, string>;
  /** Left out of a closed group in the HTML of a page. */
  children?: MenuItem[];
}

/**
 * Turns a navigation tree into menu rows.
 * @param drawIcon gives the path of an icon by its name; a row goes without one that is not known
 */
export function toMenu(
  entries: readonly NavigationEntry[],
  titles: Readonly<Record<string, string>>,
  drawIcon: (name: string) => string | null = () => null,
): MenuItem[] {
  return entries.map((entry) => ({
    kind: entry.subheader !== undefined ? 'subheader' : entry.children ? 'group' : 'page',
    id: isExternalEntry(entry) ? entry.pathname : normalizePath(entry.pathname),
    title: pageTitle(entry, titles),
    href: hrefOf(entry),
    ...marksOf(entry),
    ...iconOf(entry, drawIcon),
    ...(entry.linkProps && { linkProps: entry.linkProps }),
    ...(entry.children && { children: toMenu(entry.children, titles, drawIcon) }),
  }));
}

function iconOf({ icon }: NavigationEntry, drawIcon: (name: string) => string | null): { icon?: string } {
  const path = icon === undefined ? null : drawIcon(icon);
  return path === null ? {} : { icon: path };
}

/** Address of an entry: a page's own, of a group its first page's; null when there is nothing to link to. */
export function hrefOf(entry: NavigationEntry): string | null {
  const target = firstLeaf(entry);
  if (target === null) return null;
  if (target.linkProps?.['href']) return target.linkProps['href'];
  return isExternalEntry(target) ? target.pathname : normalizePath(target.pathname);
}

/** Paths of the groups that hold a page, from the root down. */
export function openGroups(entries: readonly NavigationEntry[], pathname: string): string[] {
  return findActivePage(entries, pathname).activePageParents.map((parent) => normalizePath(parent.pathname));
}

/**
 * The rows to write into the HTML of one page: closed groups keep their link and lose their children,
 * so that the size of a page does not grow with the product.
 */
export function visibleMenu(menu: readonly MenuItem[], open: readonly string[]): MenuItem[] {
  return menu.map(({ children, ...item }) => {
    if (!children) return item;
    const shown = item.kind === 'subheader' || open.includes(item.id);
    return shown ? { ...item, children: visibleMenu(children, open) } : item;
  });
}

/** Whether a row stands for the page being read. */
export function isActive(item: MenuItem, pathname: string): boolean {
  return item.kind === 'page' && item.id === canonicalPathname(pathname);
}
