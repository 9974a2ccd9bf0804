import { posix } from 'node:path';
import type { UnrenderedPage } from '../content/page/parse-page';
import { stripHashAndQuery, withTrailingSlash } from '../../shared/address/paths';
import { closest, closestPaths } from '../../shared/texts/suggest';
import { followRedirects } from './redirect-chain';
import { isBodyReadable, type SiteIndex } from './site-index';

/** A page as far as links into it need it. */
export type AnchoredPage = Pick<UnrenderedPage, 'path' | 'anchors'>;

/** What stands at an address inside the site. */
export type Target =
  | { kind: 'found' }
  /** A redirect starts there; `to` is where it ends. */
  | { kind: 'moved'; to: string }
  /** A page stands there under another spelling. */
  | { kind: 'misspelled'; path: string }
  /** The page stands there, but not the anchor. */
  | { kind: 'no-anchor'; page: AnchoredPage; near: string | null }
  | { kind: 'missing'; near: string | null };

/**
 * Looks up an address inside the site.
 * @param path decoded path, without hash
 * @param anchor decoded, without `#`; empty for the top of the page
 */
export function findTarget(path: string, anchor: string, index: SiteIndex): Target {
  const page = index.pages.get(path);
  if (page) return findPageAnchor(anchor, page);
  const apiPage = index.apiPages.get(path);
  if (apiPage) return findAnchor(anchor, { path, anchors: apiPage() });
  if (exists(path, index)) return { kind: 'found' };
  const redirect = index.redirects.get(path) ?? index.redirects.get(withTrailingSlash(path));
  if (redirect) return moved(redirect.value.from, anchor, index);
  const spelling = spellings(path).find((candidate) => exists(candidate, index));
  if (spelling !== undefined) return { kind: 'misspelled', path: spelling };
  return { kind: 'missing', near: nearestPath(path, index) };
}

/** The path most like a dead one, or null when none is; an API page stands in for no other page. */
export function nearestPath(path: string, { paths, apiPages }: SiteIndex): string | null {
  const candidates = paths.filter(
    (candidate) => candidate !== '/' && (isApiPath(path) || !apiPages.has(candidate)),
  );
  return closestPaths(path, candidates, 1)[0] ?? closest(path, candidates);
}

/** Whether a path shows something without a redirect: a page, a page made by hand, or a static file. */
export function exists(path: string, { pages, apiPages, content }: SiteIndex): boolean {
  return (
    pages.has(path) ||
    apiPages.has(path) ||
    content.handMadePaths.includes(path) ||
    content.staticFiles.has(path) ||
    (isApiPath(path) && !content.api.complete)
  );
}

function isApiPath(path: string): boolean {
  return /^\/[\w-]+\/api\/[\w-]+\/$/.test(path);
}

function findPageAnchor(anchor: string, page: UnrenderedPage): Target {
  if (!isBodyReadable(page)) return { kind: 'found' };
  const files = page.demos.flatMap(({ name, playground }) =>
    playground ? [] : [`${name}.tsx`, `${name}.js`],
  );
  const unstyled = anchor.replace(/^(system|tailwind|css)-/, '');
  const found = findAnchor(anchor, page, files);
  return found.kind === 'found' || unstyled === anchor ? found : findAnchor(unstyled, page, files);
}

function findAnchor(anchor: string, page: AnchoredPage, files: readonly string[] = []): Target {
  // The browser itself knows "#top", and text fragments after ":~:".
  const id = anchor.replace(/:~:.*$/, '');
  const known = [...page.anchors, ...files];
  if (id === '' || id === 'top' || known.includes(id)) return { kind: 'found' };
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
