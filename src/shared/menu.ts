import { BADGES, marksOf, type Badge, type Marks, type Plan } from './badges';
import type { NavigationEntry } from './data-schemas';
import { isExternal, normalizePath, pathSegments } from './paths';

/** One row of the side menu with all its data. */
export interface MenuItem extends Marks {
  kind: 'page' | 'group' | 'subheader';
  /** Key of the row, which is the path of a page. */
  id: string;
  title: string;
  /** URL of the page. A group has the URL of its first page, so it works as a link without JavaScript. */
  href: string | null;
  /** Shape of its icon, as the path of an SVG. */
  icon?: string;
  linkProps?: Record<string, string>;
  /** Left out of a closed group in the HTML of a page. */
  children?: MenuItem[];
}

/** What menus show for a page. Front matter has this shape. */
export type PageLabel = { title: string; plan?: Plan } & Partial<Record<Badge, boolean>>;

/**
 * Adds a title to every entry, and the plan and the badges of its page. Menu files and translations have shorter titles
 * than pages, so they come first.
 * @param pages by path
 * @param titles translated titles by path, or by key for sub-headers
 */
export function labelEntries(
  entries: readonly NavigationEntry[],
  pages: ReadonlyMap<string, PageLabel>,
  titles: Readonly<Record<string, string>>,
): NavigationEntry[] {
  return entries.map((entry) => {
    const { pathname, subheader, children } = entry;
    const page = kindOf(entry) === 'page' ? pages.get(normalizePath(pathname)) : undefined;
    const badges = BADGES.filter((badge) => page?.[badge]).map((badge) => [badge, true]);
    const key = subheader ?? pathname;
    // The own-property check keeps a sub-header such as "constructor" from finding Object's members.
    const translated = Object.hasOwn(titles, key) ? titles[key] : undefined;
    return {
      ...entry,
      ...Object.fromEntries(badges),
      ...(page?.plan && { plan: page.plan }),
      title: entry.title ?? translated ?? page?.title ?? titleFromPath(key),
      ...(children && { children: labelEntries(children, pages, titles) }),
    };
  });
}

/**
 * Converts labeled entries to menu rows.
 * @param drawIcon returns the path of an icon by name, or null if it is unknown
 */
export function toMenu(
  entries: readonly NavigationEntry[],
  drawIcon: (name: string) => string | null = () => null,
): MenuItem[] {
  return entries.map((entry) => {
    const { linkProps, children } = entry;
    const icon = entry.icon === undefined ? null : drawIcon(entry.icon);
    return {
      kind: kindOf(entry),
      id: keyOf(entry),
      title: entry.title ?? '',
      href: hrefOf(entry),
      ...marksOf(entry),
      ...(icon !== null && { icon }),
      ...(linkProps && { linkProps }),
      ...(children && { children: toMenu(children, drawIcon) }),
    };
  });
}

function kindOf({ subheader, children }: NavigationEntry): MenuItem['kind'] {
  if (subheader !== undefined) return 'subheader';
  return children ? 'group' : 'page';
}

/** URL of an entry. A group links to its first leaf, which can be external. Null if there is nothing to link to. */
export function hrefOf(entry: NavigationEntry): string | null {
  const [target] = linkedLeaves([entry]);
  if (!target) return null;
  return target.linkProps?.['href'] || keyOf(target);
}

/**
 * The rows in the HTML of one page. Closed groups keep their link but not their children, so the page does not grow
 * with the product.
 */
export function visibleMenu(menu: readonly MenuItem[], open: readonly string[]): MenuItem[] {
  return menu.map(({ children, ...item }) => {
    if (!children) return item;
    const shown = item.kind === 'subheader' || open.includes(item.id);
    return shown ? { ...item, children: visibleMenu(children, open) } : item;
  });
}

/** True if a row is the current page. */
export function isActive(item: MenuItem, pathname: string): boolean {
  return item.kind === 'page' && item.id === canonicalPathname(pathname);
}

/**
 * Derives a title from the last segment of a path, as in `/material-ui/react-floating-action-button/` → "Floating
 * action button". Under `/api/`, it is the exported name, such as `CardMedia` or `useMediaQuery`. Empty for `/`.
 */
export function titleFromPath(pathname: string): string {
  const segments = pathSegments(pathname);
  const segment = (segments.pop() ?? '').replace(/^react-/, '');
  return segments.includes('api') ? exportedName(segment) : capitalize(segment.replaceAll('-', ' '));
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function exportedName(segment: string): string {
  const name = segment.split('-').map(capitalize).join('');
  // `use-media-query` is a hook, and `user-card` is a component.
  return /^use(?![a-z])/.test(segment) ? `use${name.slice(3)}` : name;
}

const TAB_SEGMENT = '[docsTab]';
const API_SUFFIXES = ['components-api', 'hooks-api'];

/** True if an entry links to another site. */
function isExternalEntry(entry: NavigationEntry): boolean {
  return isExternal(entry.pathname) || isExternal(entry.linkProps?.href ?? '');
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

/** The active page of a path after its groups, from the root of the tree. Empty for a page that no entry lists. */
export function findActivePage(entries: readonly NavigationEntry[], pathname: string): NavigationEntry[] {
  const path = canonicalPathname(pathname);
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

function linkedLeaves(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (entry.planned) return [];
    if (entry.children) return linkedLeaves(entry.children);
    return entry.subheader === undefined ? [entry] : [];
  });
}

/** Path of an entry with both slashes, or its URL. */
export function keyOf(entry: NavigationEntry): string {
  return isExternal(entry.pathname) ? entry.pathname : normalizePath(entry.pathname);
}
