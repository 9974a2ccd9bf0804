/** Folder with the file lists of pages and products. */
export const OFFLINE_FOLDER = '/offline-files/';
/** Every file in this folder has a hash in its name, in the bundler's own notation. */
const HASHED_FOLDER = '/demos/';
/** Only webpack's chunks have short hashes. In other names, eight digits are a date. */
const HASH_IN_NAME = /^\/\d+-[0-9a-f]{8}\.js$|[-.][0-9a-f]{10,}\.\w+$/;
const WORKER_FILE = /^\/(sw\.js|workbox-v|idb-keyval-)/;
/** Requests that bypass all caches. */
const PAST_CACHES = ['reload', 'no-store'];

/**
 * How to answer a request to this site. Null for requests that the worker ignores.
 * @param pathname without the path prefix
 */
export function requestKind(
  { method, mode, cache }: Record<'method' | 'mode' | 'cache', string>,
  pathname: string,
) {
  if (method !== 'GET' || WORKER_FILE.test(pathname)) return null;
  // Only the network's answer will do.
  if (pathname.startsWith(OFFLINE_FOLDER) || PAST_CACHES.includes(cache)) return 'network';
  // The version of the deploy.
  if (pathname === APP_DATA) return 'app-data';
  if (pathname.startsWith('/page-data/') && pathname.endsWith('/page-data.json')) return 'page-data';
  if (isImmutable(pathname)) return 'immutable';
  const hasExtension = /\.\w+$/.test(pathname);
  return mode === 'navigate' || !hasExtension ? 'page' : 'asset';
}

/** True if a file never changes under its name. */
export function isImmutable(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER) || HASH_IN_NAME.test(pathname);
}

/** Gatsby's file with the version of the deploy. */
export const APP_DATA = '/page-data/app-data.json';

/** The page that starts at any URL and renders page data (gatsby-plugin-offline). */
export const APP_SHELL = '/offline-plugin-app-shell-fallback/';

/** The page for failed requests. Gatsby shows it at any URL if page data is answered with 500. */
export const UNREACHABLE_PAGE = '/500.html';

/** URL of page data, as in `/system/` → `/page-data/system/page-data.json`. */
export function pageDataUrl(pathname: string): string {
  const name = pathname.replace(/^\/|\/$/g, '') || 'index';
  return `/page-data/${name}/page-data.json`;
}

/** Path of the page for page data, as in `/page-data/system/page-data.json` → `/system/`. */
export function pageOfData(pathname: string): string {
  const name = pathname.slice('/page-data/'.length, -'/page-data.json'.length);
  if (name === 'index') return '/';
  return name.endsWith('.html') ? `/${name}` : `/${name}/`;
}

const PAGE_LISTS = `${OFFLINE_FOLDER}pages`;
const LIST_NAME = 'files.json';

/** URL of the list of files that a page needs. */
export function pageFilesUrl(pathname: string): string {
  return `${PAGE_LISTS}${pathname.endsWith('/') ? pathname : `${pathname}/`}${LIST_NAME}`;
}

/** True if this is the URL of such a list. */
export function isPageFilesUrl(pathname: string): boolean {
  return pathname.startsWith(PAGE_LISTS) && pathname.endsWith(LIST_NAME);
}

/** Number of hexadecimal digits of a SHA-256 hash. It only needs to detect changes and damage. */
export const DIGEST_LENGTH = 16;
