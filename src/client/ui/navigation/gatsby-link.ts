/** Parts of an address within the site, as the router takes them. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Takes the place of Gatsby's module of this name in production, of which the router needs nothing but this: links of
 * the site are plain ones, and the rest of it is 1.5 KB on every page.
 */
export function parsePath(path: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** Gatsby hands on these names, which nothing here uses. */
export const Link = undefined;
export const navigate = undefined;
export const withPrefix = undefined;
export const withAssetPrefix = undefined;
