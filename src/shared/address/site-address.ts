import { addPrefix, stripPrefix } from './path-prefix';

/** The folder that the site is served from, such as `/docs`; empty at the root of a host. */
export const PATH_PREFIX = __PATH_PREFIX__;

/**
 * Within the site everything is named by its path, such as `/system/spacing/`; only here paths and the addresses of
 * the browser become one another. They differ when the site is served from a folder of its host.
 */
export const toAddress: (path: string) => string = __PATH_PREFIX__
  ? (path) => addPrefix(path, PATH_PREFIX)
  : (path) => path;

/** Removes the path prefix from a URL path. Paths outside the site stay as they are. */
export const toPath: (pathname: string) => string = __PATH_PREFIX__
  ? (pathname) => stripPrefix(pathname, PATH_PREFIX) ?? pathname
  : (pathname) => pathname;

/** Whether a URL path is within this site, and not elsewhere on its host. */
export const isWithinSite: (pathname: string) => boolean = __PATH_PREFIX__
  ? (pathname) => stripPrefix(pathname, PATH_PREFIX) !== null
  : () => true;
