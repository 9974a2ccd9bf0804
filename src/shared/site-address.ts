import { addPrefix, stripPrefix } from './path-prefix';

/** The folder that the site is served from, such as `/docs`. Empty at the root of a host. */
export const PATH_PREFIX = __PATH_PREFIX__;

/**
 * Converts a site path, such as `/system/spacing/`, to the URL path for the browser. They differ if the site has a path
 * prefix.
 */
export const toAddress: (path: string) => string = __PATH_PREFIX__
  ? (path) => addPrefix(path, PATH_PREFIX)
  : (path) => path;

/** Removes the path prefix from a URL path. Paths outside the site stay as they are. */
export const toPath: (pathname: string) => string = __PATH_PREFIX__
  ? (pathname) => stripPrefix(pathname, PATH_PREFIX) ?? pathname
  : (pathname) => pathname;

/** True if a URL path is within this site, and not elsewhere on its host. */
export const isWithinSite: (pathname: string) => boolean = __PATH_PREFIX__
  ? (pathname) => stripPrefix(pathname, PATH_PREFIX) !== null
  : () => true;
