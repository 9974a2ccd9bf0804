import { ancestorsOf, previousAndNext, canonicalPathname } from '../navigation/navigation';
import type { NavigationEntry } from '../navigation/navigation-entry';
import { hrefOf, openGroups, visibleMenu, type MenuItem, pageTitle } from '../navigation/menu';
import type { ProductVersion } from '../product/version';

/** A title and where it leads; null for a group that is no page. */
export interface PageReference {
  title: string;
  href: string | null;
}

/** What the frame around one article shows. Small: it travels with every page. */
export interface PageFrame {
  productId: string | null;
  productCategoryId: string | null;
  productName: string | null;
  /** Rows of the side menu that are visible at first. */
  menu: MenuItem[];
  /** Groups that hold the page. */
  openGroups: string[];
  /** Where the whole menu lies; null for a page without one. */
  menuUrl: string | null;
  versions: ProductVersion[];
  breadcrumbs: PageReference[];
  previous: PageReference | null;
  next: PageReference | null;
}

/** A navigation tree with its rows. */
export interface FrameTree {
  entries: readonly NavigationEntry[];
  menu: readonly MenuItem[];
  menuUrl: string;
}

/** The part of a frame that depends on the navigation tree. */
export function frameInTree(
  tree: FrameTree,
  path: string,
  titles: (entry: NavigationEntry) => string,
): Pick<PageFrame, 'menu' | 'openGroups' | 'menuUrl' | 'breadcrumbs' | 'previous' | 'next'> {
  const pathname = canonicalPathname(path);
  const open = openGroups(tree.entries, pathname);
  const { previous, next } = previousAndNext(tree.entries, pathname);
  const reference = (entry: NavigationEntry | null): PageReference | null =>
    entry && { title: titles(entry), href: hrefOf(entry) };
  return {
    menu: visibleMenu(tree.menu, open),
    openGroups: open,
    menuUrl: tree.menuUrl,
    breadcrumbs: ancestorsOf(tree.entries, pathname).map((entry) => ({
      title: titles(entry),
      href: hrefOf(entry),
    })),
    previous: reference(previous),
    next: reference(next),
  };
}

/** Titles by path, read from finished menu rows, so that they are derived in one place only. */
export function titlesFromMenu(menu: readonly MenuItem[]): (entry: NavigationEntry) => string {
  const titles = new Map<string, string>();
  const collect = ({ id, title, children }: MenuItem): void => {
    titles.set(id, title);
    children?.forEach(collect);
  };
  menu.forEach(collect);
  return (entry) => titles.get(entry.pathname) ?? titles.get(`${entry.pathname}/`) ?? pageTitle(entry, {});
}
