import { pathnameToLanguage } from '../../../shared/texts/language';
import { normalizePath, pathSegments } from '../../../shared/address/paths';
import type { Redirect } from '../../../shared/navigation/redirect';
import { closestPaths } from '../../../shared/texts/suggest';

/** A page that an address may have meant. */
export interface KnownPage {
  path: string;
  title: string;
  /** Name of its product. */
  product: string | null;
  /** Hidden pages are found by their address, and never suggested. */
  hidden: boolean;
}

/** What to do about an address that leads nowhere. */
type NotFoundAnswer =
  | { kind: 'moved'; to: string }
  /** Best suggestion first. */
  | { kind: 'missing'; suggestions: KnownPage[] };

const SUGGESTIONS = 4;
/** Similar enough to be weighed by their product. */
const CONSIDERED = 12;
/** Words of paths that say nothing about the page. */
const PLACES = /^(?:api|react|components?|docs)$/;

/**
 * Finds what an address meant: the English page of a former translation, the end of a redirect, or pages with a
 * similar path, those of the same product before others.
 */
export function answerNotFound(
  pathname: string,
  pages: readonly KnownPage[],
  redirects: readonly Redirect[],
): NotFoundAnswer {
  const path = normalizePath(pathnameToLanguage(pathname).canonicalPathname);
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return { kind: 'moved', to: redirect.to };
  const known = new Map(pages.map((page) => [page.path, page]));
  if (known.has(path) && path !== normalizePath(pathname)) return { kind: 'moved', to: path };
  const candidates = pages.filter(({ hidden }) => !hidden).map((page) => page.path);
  const [product] = pathSegments(path);
  const near = closestPaths(path, candidates, CONSIDERED);
  const isOwn = (candidate: string): boolean => pathSegments(candidate)[0] === product;
  const ordered = [...near.filter(isOwn), ...near.filter((candidate) => !isOwn(candidate))];
  const suggestions = ordered.slice(0, SUGGESTIONS).flatMap((candidate) => known.get(candidate) ?? []);
  return { kind: 'missing', suggestions };
}

/** What to search for in place of an address: the words of its last part; empty when it has none. */
export function wordsOf(pathname: string): string {
  const words = (pathSegments(pathname).at(-1) ?? '').split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !PLACES.test(word)).join(' ');
}
