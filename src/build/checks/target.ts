import { posix } from 'node:path';
import type { UnrenderedPage } from '../page/parse-page';
import { stripHashAndQuery, withTrailingSlash } from '../../domain/paths';
import { closest, closestPaths } from '../../domain/suggest';
import { followRedirects } from './redirect-chain';
import { isBodyReadable, type SiteIndex } from './site-index';

/** What stands at an address inside the site. */
export type Target =
  | { kind: 'found' }
  /** A redirect starts there; `to` is where it ends. */
  | { kind: 'moved'; to: string }
  /** A page stands there under another spelling. */
  | { kind: 'misspelled'; path: string }
  /** The page stands there, but not the anchor. */
  | { kind: 'no-anchor'; page: UnrenderedPage; near: string | null }
  | { kind: 'missing'; near: string | null };

/**
 * Looks up an address inside the site.
 * @param path decoded path, without hash
 * @param anchor decoded, without `#`; empty for the top of the page
 */
export function findTarget(path: string, anchor: string, index: SiteIndex): Target {
  const page = index.pages.get(path);
  if (page) return findAnchor(anchor, page);
  if (exists(path, index)) return { kind: 'found' };
  const redirect = index.redirects.get(path) ?? index.redirects.get(withTrailingSlash(path));
  if (redirect) return moved(redirect.value.from, anchor, index);
  const spelling = spellings(path).find((candidate) => exists(candidate, index));
  if (spelling !== undefined) return { kind: 'misspelled', path: spelling };
  return { kind: 'missing', near: nearestPath(path, index) };
}

/** The path most like a dead one, or null when none is. */
export function nearestPath(path: string, { paths }: SiteIndex): string | null {
  const candidates = paths.filter((candidate) => candidate !== '/');
  return closestPaths(path, candidates, 1)[0] ?? closest(path, candidates);
}

/** Whether a path shows something without a redirect: a page, a page made by hand, or a static file. */
export function exists(path: string, { pages, content }: SiteIndex): boolean {
  return pages.has(path) || content.handMadePaths.includes(path) || content.staticFiles.has(path);
}

function findAnchor(anchor: string, page: UnrenderedPage): Target {
  // The browser itself knows "#top", and text fragments after ":~:".
  const id = anchor.replace(/:~:.*$/, '');
  if (id === '' || id === 'top' || !isBodyReadable(page)) return { kind: 'found' };
  const known = [...page.anchors, ...page.demos.flatMap(({ name }) => [`${name}.tsx`, `${name}.js`])];
  const isStyling = /^(system|tailwind|css)-/.test(id) && known.includes(id.replace(/^[a-z]+-/, ''));
  if (known.includes(id) || isStyling) return { kind: 'found' };
  return { kind: 'no-anchor', page, near: closest(id, known) };
}

/** A redirect that is itself broken is reported once, where it stands, and not at each link to it. */
function moved(from: string, anchor: string, index: SiteIndex): Target {
  const { end } = followRedirects(from, index);
  if (end === null) return { kind: 'found' };
  const path = stripHashAndQuery(end);
  const page = index.pages.get(path);
  if (!/^https?:/.test(end) && !exists(path, index)) return { kind: 'found' };
  const keepsAnchor = page !== undefined && anchor !== '' && path === end && page.anchors.includes(anchor);
  return { kind: 'moved', to: keepsAnchor ? `${end}#${anchor}` : end };
}

/** Other ways in which authors write the path of a page: without slash, as a file, or with doubled slashes. */
function spellings(path: string): string[] {
  const asFolder = path.replace(/(\/index)?\.(mdx?|html?)$/, '/').replace(/\/index$/, '/');
  return [
    withTrailingSlash(path),
    withTrailingSlash(asFolder),
    withTrailingSlash(posix.normalize(asFolder)),
  ].filter((candidate) => candidate !== path);
}
