import { stripHashAndQuery, withTrailingSlash } from '../../../shared/address/paths';

/** The library's own site, where its declarations link to. */
const LIBRARY_SITE = 'https://mui.com';
const OWN_ADDRESS = /^https:\/\/(?:www\.)?mui\.com(?=\/|$)/;

/**
 * Where a link in the library's declarations leads readers: to this site's page if it has one, also under another
 * path, else to the library's site. Links to other places stay as they are.
 * @param href web address, or a path of the library's site such as `/material-ui/api/button/#button-prop-color`
 * @param paths pages of this site, with both slashes
 * @param redirects where paths of this site that are no pages lead to
 */
export function libraryLink(
  href: string,
  paths: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
): string {
  const target = href.replace(OWN_ADDRESS, '');
  const isOfLibrary = target !== href || /^\/(?!\/)/.test(href);
  if (!isOfLibrary) return href;
  const path = withTrailingSlash(target);
  const plainPath = stripHashAndQuery(path);
  return paths.has(plainPath) ? path : (redirects.get(plainPath) ?? `${LIBRARY_SITE}${target}`);
}
