import { stripHashAndQuery } from '../../shared/address/paths';

/** Where a link leads, as seen from its page. */
export interface Address {
  /** Decoded path from the root of the site. */
  path: string;
  /** Decoded anchor without `#`. */
  anchor: string;
}

/** Resolves a link against the URL of the page it stands on, as browsers do. */
export function resolveAddress(href: string, pagePath: string): Address {
  const hashAt = href.indexOf('#');
  const anchor = hashAt === -1 ? '' : decodeFully(href.slice(hashAt + 1));
  const path = stripHashAndQuery(href);
  if (path === '') return { path: pagePath, anchor };
  if (path.startsWith('/')) return { path: decodeFully(path), anchor };
  const base = `https://site.invalid${encodeURI(pagePath)}`;
  // What no browser can follow leads nowhere, as it is written.
  if (!URL.canParse(path, base)) return { path, anchor };
  return { path: decodeFully(new URL(path, base).pathname), anchor };
}

function decodeFully(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
