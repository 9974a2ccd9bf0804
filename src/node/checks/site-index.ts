import { posix } from 'node:path';
import { type ComponentApi, apiAnchors, DEMOS_ID } from '../../shared/api-reference';
import { isSitePath } from '../../shared/data-schemas';
import type { ParsedPage } from '../../shared/page';
import { decoded, isExternal, sectionId, stripHashAndQuery, withTrailingSlash } from '../../shared/paths';
import type { Problem, SourceLocation } from '../../shared/problem';
import { closest, closestPaths, isTypo } from '../../shared/suggest';
import { HAND_MADE_PATHS, type SiteContent } from '../content/site-content';
import { apiScope, findPagesAbout, productIdentity } from '../content/product-identity';
import { didYouMean, oneOf } from '../lib/suggestions';

/** The content with lookup tables for the checks. */
export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** Creates the lookup tables with one pass over the content. */
export function createSiteIndex(content: SiteContent) {
  const { components } = content.api;
  const pages = new Map(content.pages.map((page) => [page.path, page]));
  const { products } = content;
  const productOf = ({ path, frontMatter }: ParsedPage): string | null =>
    productIdentity(path, frontMatter.productId, products).productId;
  const pagesAbout = findPagesAbout(content.pages, products, components);
  const apiPages = new Map(
    components.map((component): [path: string, page: AnchoredPage] => {
      const { path } = component;
      const demos = pagesAbout.get(path)?.length ? [DEMOS_ID] : [];
      return [path, { path, anchors: [...demos, ...apiAnchors(component)] }];
    }),
  );
  return {
    content,
    /** Pages by path. */
    pages,
    /** API pages by path. */
    apiPages,
    /** Redirects by their source path. */
    redirects: new Map(content.data.redirects.map((redirect) => [redirect.value.from, redirect])),
    /** Every path of pages, API pages, and pages in `src/pages`. */
    paths: new Set([...pages.keys(), ...apiPages.keys(), ...HAND_MADE_PATHS]),
    products,
    /** Every entry of the navigation trees, without API pages that the author did not place. */
    entries: content.data.trees.flatMap(({ located }) => located.map(({ value }) => value)),
    /** Product id of a page. */
    productOf,
    /** Components that a page can mean by name alone. */
    componentsOf: (page: ParsedPage): ComponentApi[] => {
      const scope = apiScope(productOf(page), components);
      return components.filter(({ productId }) => scope.includes(productId));
    },
  };
}

/** True if the whole body of a page was parsed. If not, its anchors are unknown. */
function isBodyReadable({ problems }: ParsedPage): boolean {
  return !problems.some(({ rule }) => rule === 'mdx-syntax' || rule === 'encoding');
}

/** Place of a key in the front matter. */
export function frontMatterPlace({ file, frontMatterLines }: ParsedPage, key: string): SourceLocation {
  return { file, line: frontMatterLines[key] ?? 1 };
}

/** Groups items by key, in order of the first occurrence. */
export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** A page as far as links into it need it. */
type AnchoredPage = Pick<ParsedPage, 'path' | 'anchors'>;

/** What an internal URL refers to. */
export type Target =
  | { kind: 'found' }
  /** Source of a redirect. `to` is its final target. */
  | { kind: 'moved'; to: string }
  /** Another spelling of the path `to`. */
  | { kind: 'misspelled'; to: string }
  /** The page exists, but the anchor does not. */
  | { kind: 'no-anchor'; page: AnchoredPage; anchor: string; near: string | null }
  | { kind: 'missing'; path: string; near: string | null };

/**
 * Looks up an internal URL.
 * @param pagePath path of the page with the link
 */
export function findLinkTarget(href: string, pagePath: string, index: SiteIndex): Target {
  const { path, anchor } = resolveAddress(href, pagePath);
  const page = index.pages.get(path);
  if (page) return findPageAnchor(anchor, page);
  const apiPage = index.apiPages.get(path);
  if (apiPage) return findAnchor(anchor, apiPage);
  if (exists(path, index)) return { kind: 'found' };
  const redirect = index.redirects.get(path) ?? index.redirects.get(withTrailingSlash(path));
  if (redirect) return moved(redirect.value.from, anchor, index);
  const spelling = spellings(path).find((candidate) => exists(candidate, index));
  if (spelling === undefined) return { kind: 'missing', path, near: nearestPath(path, index) };
  return { kind: 'misspelled', to: anchor === '' ? spelling : `${spelling}#${anchor}` };
}

/** True if a path is a page or a static file, without redirects. */
export function exists(path: string, { paths, content }: SiteIndex): boolean {
  const canBeApiPage = isApiPath(path) && !content.api.complete;
  return paths.has(path) || content.staticFiles.has(path) || canBeApiPage;
}

/** Fix for a path in data or front matter without a page, or null if the page exists. */
export function pathFix(target: Target): string | null {
  switch (target.kind) {
    case 'found':
      return null;
    case 'moved':
      return `The page has moved. Write "${target.to}".`;
    case 'misspelled':
      return `Write "${target.to}".`;
    case 'no-anchor':
      return anchorFix(target, target.page.path, `Remove the anchor. Write "${target.page.path}".`);
    case 'missing':
      return didYouMean(target.near, 'Write the path of a page, or write the page.');
  }
}

/** Yields a problem if a path in data or front matter has no page, or no such anchor. */
export function* deadPath(href: string, index: SiteIndex, problem: Omit<Problem, 'fix'>): Iterable<Problem> {
  const fix = pathFix(findLinkTarget(href, '/', index));
  if (fix !== null) yield { ...problem, fix };
}

type MissingAnchor = Extract<Target, { kind: 'no-anchor' }>;

/**
 * Fix for an anchor that a page does not have.
 * @param path of the page, as written before the anchor
 */
export function anchorFix({ page, near }: MissingAnchor, path: string, otherwise: string): string {
  const choices = page.anchors.map((anchor) => `${path}#${anchor}`);
  return didYouMean(near === null ? null : `${path}#${near}`, oneOf(choices, otherwise));
}

/**
 * Fix for the path of a page that does not exist. It can be a typo, or the page was removed and needs a redirect.
 * @param advice what to write if a page was meant
 */
export function missingPageFix(path: string, near: string | null, advice: string): string {
  if (!isSitePath(path) || (near !== null && isTypo(path, near))) return advice;
  return `${advice} If the page was removed, redirect users with "- from: ${path}" in content/_data/redirects.yaml.`;
}

/**
 * Resolves a link against the URL of its page, as browsers do.
 * @returns the decoded path from the root of the site, and the decoded anchor without `#`
 */
export function resolveAddress(href: string, pagePath: string): { path: string; anchor: string } {
  const [hash = ''] = /#.*$/s.exec(href) ?? [];
  const anchor = sectionId(hash) ?? '';
  const path = stripHashAndQuery(href);
  const base = `https://site.invalid${encodeURI(pagePath)}`;
  // Keep invalid URLs as written.
  if (!URL.canParse(path, base)) return { path, anchor };
  const absolute = path.startsWith('/') ? path : new URL(path, base).pathname;
  return { path: decoded(absolute) ?? absolute, anchor };
}

/** Internal paths that a page links to, without duplicates. Relative links start from the page's path. */
export function linkedPaths({ path, links }: Pick<ParsedPage, 'path' | 'links'>): string[] {
  const internal = links.filter(({ href }) => !isExternal(href));
  const paths = internal.map(({ href }) => resolveAddress(href, path).path);
  return [...new Set(paths)].filter((target) => target !== path).sort();
}

/**
 * Follows the redirects that start at a path.
 * @returns every path on the way, and the final target with its anchor, which is null for a loop or a dead end
 */
export function followRedirects(
  to: string,
  index: SiteIndex,
  earlier: readonly string[] = [],
): { steps: readonly string[]; end: string | null } {
  const path = stripHashAndQuery(to);
  const steps = [...earlier, path];
  const next = index.redirects.get(path)?.value.to;
  if (next !== undefined && !earlier.includes(path)) return followRedirects(next, index, steps);
  const isReachable = /^https?:/.test(to) || exists(path, index);
  return { steps, end: next === undefined && isReachable ? to : null };
}

/** The most similar path, or null. Never suggests an API page for other pages. */
function nearestPath(path: string, { paths, apiPages }: SiteIndex): string | null {
  const candidates = [...paths].filter(
    (candidate) => candidate !== '/' && (isApiPath(path) || !apiPages.has(candidate)),
  );
  return closestPaths(path, candidates, 1)[0] ?? closest(path, candidates);
}

function isApiPath(path: string): boolean {
  return /^\/[\w-]+\/api\/(?:[\w-]+\/)+$/.test(path);
}

function findPageAnchor(anchor: string, page: ParsedPage): Target {
  // The anchor of a demo can select a language, and a styling, as in "css-ButtonBasics.js".
  const demos = page.demos.flatMap(({ name, playground }) =>
    playground ? [] : [name, `${name}.tsx`, `${name}.js`],
  );
  const isDemo = demos.includes(anchor.replace(/^(system|tailwind|css)-/, ''));
  return isDemo || !isBodyReadable(page) ? { kind: 'found' } : findAnchor(anchor, page, demos);
}

function findAnchor(anchor: string, page: AnchoredPage, demos: readonly string[] = []): Target {
  // Browsers handle "#top" and text fragments after ":~:".
  const id = anchor.replace(/:~:.*$/, '');
  const known = [...page.anchors, ...demos];
  if (id === '' || id === 'top' || known.includes(id)) return { kind: 'found' };
  return { kind: 'no-anchor', page, anchor, near: closest(id, known) };
}

/** A broken redirect is reported once in its file, and not for each link to it. */
function moved(from: string, anchor: string, index: SiteIndex): Target {
  const { end } = followRedirects(from, index);
  if (end === null) return { kind: 'found' };
  const keepsAnchor = anchor !== '' && index.pages.get(end)?.anchors.includes(anchor);
  return { kind: 'moved', to: keepsAnchor ? `${end}#${anchor}` : end };
}

/** Other spellings of a page path, such as without slash, as a file, or with double slashes. */
function spellings(path: string): string[] {
  const asFolder = path.replace(/(\/index)?\.(mdx?|html?)$/, '/').replace(/\/index$/, '/');
  return [
    withTrailingSlash(path),
    withTrailingSlash(asFolder),
    withTrailingSlash(posix.normalize(asFolder)),
  ].filter((candidate) => candidate !== path);
}
