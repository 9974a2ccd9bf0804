/** Removes everything from the first `?` or `#`, because both are not part of a page's path. */
export function stripHashAndQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** Adds the trailing slash that every page URL ends with, before a query or hash, as in `/a?b#c` → `/a/?b#c`. */
export function withTrailingSlash(path: string): string {
  return path.replace(/\/?(?=[?#]|$)/, '/');
}

/** The non-empty segments of a site path without query and hash, as in `/a//b/#c` → `['a', 'b']`. */
export function pathSegments(path: string): string[] {
  return stripHashAndQuery(path)
    .split('/')
    .filter((segment) => segment !== '');
}

/**
 * Normalizes a site path for comparisons. The result has a leading and trailing slash, no query or hash, and no
 * duplicate slashes. The empty path is the home page, `/`. Not for absolute URLs.
 */
export function normalizePath(path: string): string {
  return ['', ...pathSegments(path), ''].join('/');
}

/** The package of an import specifier, as in `@mui/material/Button` → `@mui/material`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** A path for use in a link. Encodes characters that URLs can't contain, but not twice. */
export function toUrlPath(path: string): string {
  return path.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, encodeURIComponent);
}

/** True if a URL leaves the site, because it has a host or a scheme such as `https` or `mailto`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Decodes the percent-encoding that the parser added. */
export function decodeAddress(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/**
 * The id in a hash, as in `#two%20words` → `two words`. Invalid encoding stays as it is.
 * @returns null for an empty hash
 */
export function sectionId(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  return text === '' ? null : (decoded(text) ?? text);
}

/** Decodes a part of a URL. Returns null for invalid percent signs, because Gatsby and its router would throw. */
export function decoded(text: string): string | null {
  // Assign the value, because the minifier removes calls whose value is not used.
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Start URL of the installed app. It redirects to the last visited product. */
export const APP_START = '/_app/';

/** URL of the web app manifest. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Icon on the home screens of Apple's devices, which do not read the manifest for it. */
export const APPLE_ICON = '/icons/apple-touch-icon.png';

/** URL of the icon font's stylesheet on this site. */
export const ICON_FONT_STYLESHEET = '/icon-font/icons.css';

/** URL of the develop server that compiles a live page. It cannot be a page. */
export const LIVE_PAGE_URL = '/___live-page';
