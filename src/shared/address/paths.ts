/**
 * Cuts everything from the first `?` or `#`: neither is part of a page's identity, and the hash never
 * reaches the server.
 */
export function stripHashAndQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/**
 * Adds the trailing slash that every page URL of the site ends with. A query or hash stays behind it:
 * `/a?b#c` → `/a/?b#c`.
 */
export function withTrailingSlash(path: string): string {
  const pathname = stripHashAndQuery(path);
  if (pathname.endsWith('/')) {
    return path;
  }
  return `${pathname}/${path.slice(pathname.length)}`;
}

/** The non-empty segments of a site path, without query and hash: `/a//b/#c` → `['a', 'b']`. */
export function pathSegments(path: string): string[] {
  return stripHashAndQuery(path)
    .split('/')
    .filter((segment) => segment !== '');
}

/**
 * The one spelling of a site path that comparisons use: leading and trailing slash, no query or hash, no
 * duplicate slashes. The empty path is the home page, `/`. Not meant for absolute URLs.
 */
export function normalizePath(path: string): string {
  const segments = pathSegments(path);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** A path for use in a link. Encodes characters that URLs can't contain, but not twice. */
export function toUrlPath(path: string): string {
  return path.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, encodeURIComponent);
}

/** Whether a URL leaves the site, because it has a scheme, such as https: or mailto:, or a host. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Turns the percent signs of the parser back into what the author wrote. */
export function decodeAddress(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
