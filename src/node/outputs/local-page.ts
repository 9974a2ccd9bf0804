import { posix } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { pathPrefixOf, stripPrefix } from '../../shared/path-prefix';
import type { MenuItem } from '../../shared/menu';
import { decoded } from '../../shared/paths';
import { RESULTS_PATH } from '../../shared/protocol';
import { escapeHtml } from '../lib/escape-html';
import { fileOfPage } from '../lib/public-files';
import { element as createElement, walkElements } from '../markdown/tree';

/** Link targets of pages in a copy. */
interface LocalSite {
  /** Pages that the copy has. */
  pages: ReadonlySet<string>;
  /** Files that the copy can have. */
  hasFile: (path: string) => boolean;
  /** Where the rest is. */
  siteUrl: string;
  menu: readonly MenuItem[];
}

/** Links in the head that only make sense on a host. */
const HOST_LINKS = ['preload', 'modulepreload', 'prefetch', 'manifest', 'canonical', 'apple-touch-icon'];
/** Parts of a page that need JavaScript. */
const NEEDS_SCRIPTS = [
  'needs-script',
  'offline-mark',
  'copy-mark',
  'save-for-offline',
  'back-to-top',
  'notification-panel',
  'partner-slot',
  'feedback',
  'demo-toolbar',
  'demo-edit',
  'demo-initial-focus',
  'MuiCode-copy',
];

/**
 * Turns a built page into one that works from a disk, with only the color mode script and no absolute URLs.
 * @returns the page, and the files that it needs
 */
export function localPage(path: string, source: string, site: LocalSite): { html: string; files: string[] } {
  const tree: Root = fromHtml(source);
  const files = new Set<string>();
  const prefix = pathPrefixOf(site.siteUrl);
  const place = (address: string): string => {
    if (!address.startsWith('/') || address.startsWith('//')) return address;
    // The menu contains site paths, and the built page contains URLs with the prefix.
    const local = stripPrefix(address, prefix) ?? address;
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(local) ?? [];
    if (site.pages.has(target)) return relativeAddress(fileOfPage(path), fileOfPage(target)) + rest;
    const file = decoded(target) ?? target;
    if (!site.hasFile(file)) return site.siteUrl + local;
    files.add(file);
    return relativeAddress(fileOfPage(path), target.slice(1)) + rest;
  };
  walkElements(tree, (element) => {
    if (classesOf(element.properties).includes('full-page-bar')) linkSource(element, site.siteUrl + path);
    element.children = element.children.filter(
      (child) => child.type !== 'element' || isReadable(child, prefix + RESULTS_PATH),
    );
    reshape(element, path, site, place);
    placeAttributes(element, place);
  });
  return { html: toHtml(tree), files: [...files] };
}

/** Changes the URLs in the attributes of an element. */
function placeAttributes({ properties }: Element, place: (address: string) => string): void {
  const change = (name: string, valueOf: (value: string) => string): void => {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = valueOf(value);
  };
  for (const name of ['href', 'src', 'poster']) change(name, place);
  change('srcSet', (set) => {
    // `plan.png 2x` keeps its density.
    const parts = set.split(',').map((part) => part.trim().replace(/^\S+/, place));
    return parts.join(', ');
  });
  // A framed demo is a separate document, but its URLs are relative to this page.
  change('srcDoc', (html) =>
    html.replace(
      /(\s(?:href|src)="|\burl\()(\/[^")]*)/g,
      (_, start: string, address: string) => start + place(address),
    ),
  );
}

/** The pages of the site contain the stylesheet. Those of a copy share its file. */
function linkStylesheet(style: Element): void {
  const { dataHref } = style.properties;
  if (typeof dataHref !== 'string') return;
  style.tagName = 'link';
  style.properties = { rel: ['stylesheet'], href: dataHref };
  style.children = [];
}

/** The source of a full page is only on the site, so its button becomes a link. */
function linkSource(bar: Element, address: string): void {
  bar.children = bar.children.map((child) => {
    if (child.type !== 'element' || child.tagName !== 'button') return child;
    const id = String(child.properties['id']);
    return createElement('a', { id, href: `${address}#${id}` }, child.children);
  });
}

function isReadable({ tagName, properties, children }: Element, resultsAddress: string): boolean {
  if (tagName === 'script') {
    const [code] = children;
    return code?.type === 'text' && code.value.includes('data-mui-color-scheme');
  }
  if (tagName === 'link') return ![properties['rel']].flat().some((rel) => HOST_LINKS.includes(String(rel)));
  if (properties['id'] === 'settings-drawer' || properties['popoverTarget'] === 'settings-drawer')
    return false;
  // Removes the site's search, because another one replaces it.
  if (tagName === 'form' && properties['action'] === resultsAddress) return false;
  if (tagName === 'dialog') return false;
  return !classesOf(properties).some((name) => NEEDS_SCRIPTS.includes(name));
}

function reshape(element: Element, path: string, site: LocalSite, place: (address: string) => string): void {
  const classes = classesOf(element.properties);
  if (classes.includes('side-navigation-list')) element.children = parse(localMenu(site.menu, path));
  if (classes.includes('app-header-space')) element.children = parse(SEARCH_BOX);
  // Demos do not work here, so they are inert.
  if ('dataDemoRoot' in element.properties) element.properties['inert'] = true;
  if (element.tagName === 'style') linkStylesheet(element);
  if (element.tagName === 'body')
    element.children.push(
      createElement('script', { src: place(TITLES_FILE) }),
      createElement('script', { src: place(SEARCH_FILE), dataRoot: place('/').replace(/index\.html$/, '') }),
    );
}

function parse(html: string): ElementContent[] {
  return fromHtml(html, { fragment: true }).children as ElementContent[];
}

function classesOf({ className }: Element['properties']): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Relative URL of a file, such as `../spacing/index.html`. Both paths have the same root. */
function relativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(`/${from}`), `/${to}`);
}

/** The whole side menu, with groups that open without JavaScript. URLs are the same as on the site. */
function localMenu(items: readonly MenuItem[], path: string): string {
  const rows = items.map((item) => `<li class="menu-item-${item.kind}">${row(item, path)}</li>`);
  return `<ul class="menu-list">${rows.join('')}</ul>`;
}

function row({ kind, title, href, children = [] }: MenuItem, path: string): string {
  const label = escapeHtml(title);
  if (kind === 'page') {
    const target = href === null ? '' : ` href="${escapeHtml(href)}"`;
    if (href !== path) return `<a class="menu-link"${target}>${label}</a>`;
    return `<a class="menu-link app-drawer-active"${target} aria-current="page">${label}</a>`;
  }
  const list = localMenu(children, path);
  if (kind === 'subheader') return `<span class="menu-subheader">${label}</span>${list}`;
  const open = list.includes(' aria-current="page"') ? ' open' : '';
  return `<details${open}><summary class="menu-link menu-group-link">${label}</summary>${list}</details>`;
}

/** Titles of all pages as a script, because a page on a disk cannot use `fetch`. */
export const TITLES_FILE = '/search/titles.js';
/** Script of the title search. */
export const SEARCH_FILE = '/search/search.js';

/** Field and list for the search over titles. */
const SEARCH_BOX =
  '<search class="title-search" hidden>' +
  '<input id="title-search" type="search" autocomplete="off" aria-label="Search titles" placeholder="Search titles">' +
  '<ul id="title-search-results" aria-live="polite"></ul></search>';
