/** Splits a URL of the site as Gatsby's function of this name does. */
export function parsePath(path: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  return { pathname, search, hash };
}

/** Gatsby exports these names, which this site does not use. */
export const Link = undefined;
export const navigate = undefined;
export const withPrefix = undefined;
export const withAssetPrefix = undefined;
