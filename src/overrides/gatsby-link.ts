/** Parts of a site URL for the router. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Splits a URL of the site as Gatsby's function of this name does. */
export function parsePath(path: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** Gatsby exports these names, which this site does not use. */
export const Link = undefined;
export const navigate = undefined;
export const withPrefix = undefined;
export const withAssetPrefix = undefined;
