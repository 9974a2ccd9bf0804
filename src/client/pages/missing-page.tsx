import { type ReactNode, useEffect } from 'react';
import type { Redirect } from '../../shared/data-schemas';
import { withoutLanguage } from '../../shared/language';
import { normalizePath, pathSegments } from '../../shared/paths';
import { toAddress } from '../../shared/site-address';
import { closestPaths } from '../../shared/suggest';

/** A page that a URL could mean. */
export interface KnownPage {
  path: string;
  title: string;
  product: { name: string } | null;
  /** Hidden pages match exactly, and are never suggested. */
  hidden: boolean;
}

const MAX_SUGGESTIONS = 4;
/** Number of similar paths to rank by product. */
const MAX_CANDIDATES = 12;
/** Words of paths that are ignored. */
const IGNORED_WORDS = /^(?:api|react|components?|docs)$/;

/**
 * Finds what a URL meant. The target is the English page of a former translation, or the target of a redirect. Without
 * one, the suggestions are pages with a similar path. Pages of the same product come first.
 */
export function answerNotFound(
  pathname: string,
  pages: readonly KnownPage[],
  redirects: readonly Redirect[],
): { target: string | null; suggestions: KnownPage[] } {
  const path = normalizePath(withoutLanguage(pathname));
  const isTranslation = path !== normalizePath(pathname) && pages.some((page) => page.path === path);
  const target = redirects.find(({ from }) => from === path)?.to ?? (isTranslation ? path : null);
  if (target !== null) return { target, suggestions: [] };
  const suggested = pages.filter(({ hidden }) => !hidden);
  const near = closestPages(path, suggested, MAX_CANDIDATES);
  const isOther = (page: KnownPage): boolean => pathSegments(page.path)[0] !== pathSegments(path)[0];
  const ordered = near.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
  return { target, suggestions: ordered.slice(0, MAX_SUGGESTIONS) };
}

/** The pages with the most similar paths, best first. */
export function closestPages<Page extends { path: string }>(
  path: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return closestPaths(path, [...byPath.keys()], count).flatMap((found) => byPath.get(found) ?? []);
}

/** Search query for a URL, which is the words of its last segment. Can be empty. */
export function pathWords(pathname: string): string {
  const words = (pathSegments(pathname).at(-1) ?? '').split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !IGNORED_WORDS.test(word)).join(' ');
}

/**
 * Target of a redirect with the query and hash of the request. The query is added to the target's own query. The hash
 * replaces the target's own hash.
 */
export function redirectTarget(to: string, { search, hash }: { search: string; hash: string }): string {
  const [path = '', ownHash = ''] = to.split(/(?=#)/);
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return path + query + (hash || ownHash);
}

/** Replaces the page with the target of a redirect, if there is one. */
export function useRedirect(target: string | null, { search, hash }: Location): void {
  useEffect(() => {
    if (target !== null) window.location.replace(toAddress(redirectTarget(target, { search, hash })));
  }, [target, search, hash]);
}

interface PageListProps {
  title: string;
  pages: readonly { path: string; title: string; product?: { name: string } | null }[];
}

/** Links to pages below a heading. */
export function PageList({ title: heading, pages }: PageListProps): ReactNode {
  return (
    pages.length > 0 && (
      <section>
        <h2>{heading}</h2>
        <ul className="suggestions">
          {pages.map(({ path, title, product }) => (
            <li key={path}>
              <a href={path}>
                <strong>{title}</strong>
                {product && <span>{product.name}</span>}
                <code>{path}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
