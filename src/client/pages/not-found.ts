import type { Redirect } from '../../shared/data-schemas';
import { withoutLanguage } from '../../shared/language';
import { normalizePath, pathSegments } from '../../shared/paths';
import { closestPaths } from '../../shared/suggest';

/** A page that a URL could mean. */
export interface KnownPage {
  path: string;
  title: string;
  product: { name: string } | null;
  /** Hidden pages match exactly, and are never suggested. */
  hidden: boolean;
}

/** Result for a URL that was not found. */
type NotFoundAnswer =
  | { kind: 'moved'; to: string }
  /** Best suggestion first. */
  | { kind: 'missing'; suggestions: KnownPage[] };

const MAX_SUGGESTIONS = 4;
/** Number of similar paths to rank by product. */
const MAX_CANDIDATES = 12;
/** Words of paths that are ignored. */
const IGNORED_WORDS = /^(?:api|react|components?|docs)$/;

/**
 * Finds what a URL meant. This is the English page of a former translation, the target of a redirect, or pages with a
 * similar path. Pages of the same product come first.
 */
export function answerNotFound(
  pathname: string,
  pages: readonly KnownPage[],
  redirects: readonly Redirect[],
): NotFoundAnswer {
  const path = normalizePath(withoutLanguage(pathname));
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return { kind: 'moved', to: redirect.to };
  const known = new Map(pages.map((page) => [page.path, page]));
  if (known.has(path) && path !== normalizePath(pathname)) return { kind: 'moved', to: path };
  const candidates = pages.filter(({ hidden }) => !hidden).map((page) => page.path);
  const [product] = pathSegments(path);
  const near = closestPaths(path, candidates, MAX_CANDIDATES);
  const isOwn = (candidate: string): boolean => pathSegments(candidate)[0] === product;
  const ordered = [...near.filter(isOwn), ...near.filter((candidate) => !isOwn(candidate))];
  const suggestions = ordered.slice(0, MAX_SUGGESTIONS).flatMap((candidate) => known.get(candidate) ?? []);
  return { kind: 'missing', suggestions };
}

/** Search query for a URL, which is the words of its last segment. Can be empty. */
export function pathWords(pathname: string): string {
  const words = (pathSegments(pathname).at(-1) ?? '').split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !IGNORED_WORDS.test(word)).join(' ');
}
