import type { Element } from 'hast';
import type { MenuItem } from '../../../shared/navigation/menu';
import { element, text } from '../../content/page/tree';

/** The whole side menu as HTML, with groups that open without JavaScript. URLs are those of the site. */
export function localMenu(items: readonly MenuItem[], path: string): Element {
  return element(
    'ul',
    { className: ['menu-list'] },
    items.map((item) => element('li', { className: [`menu-item-${item.kind}`] }, row(item, path))),
  );
}

function row(item: MenuItem, path: string): Element[] {
  const { kind, title, href, children = [] } = item;
  if (kind === 'page') {
    const active = href === path;
    const properties = {
      className: active ? ['menu-link', 'app-drawer-active'] : ['menu-link'],
      href: href ?? undefined,
      ariaCurrent: active ? 'page' : undefined,
    };
    return [element('a', properties, [text(title)])];
  }
  const list = localMenu(children, path);
  if (kind === 'subheader') return [element('span', { className: ['menu-subheader'] }, [text(title)]), list];
  const summary = element('summary', { className: ['menu-link', 'menu-group-link'] }, [text(title)]);
  return [element('details', { open: holds(item, path) }, [summary, list])];
}

function holds({ href, children = [] }: MenuItem, path: string): boolean {
  return href === path || children.some((child) => holds(child, path));
}

/** Titles of all pages as a script, because a page on a disk cannot use `fetch`. */
export const TITLES_FILE = '/search/titles.js';
/** Script of the title search. */
export const SEARCH_FILE = '/search/search.js';

/** Field and list for the search over titles. */
export const SEARCH_BOX =
  '<search class="title-search" hidden>' +
  '<input id="title-search" type="search" autocomplete="off" aria-label="Search titles" placeholder="Search titles">' +
  '<ul id="title-search-results" aria-live="polite"></ul></search>';

/** Scripts of the search, which come at the end of a page. */
export function searchScripts(place: (address: string) => string): Element[] {
  return [
    element('script', { src: place(TITLES_FILE) }),
    element('script', { src: place(SEARCH_FILE), dataRoot: place('/').replace(/index\.html$/, '') }),
  ];
}
