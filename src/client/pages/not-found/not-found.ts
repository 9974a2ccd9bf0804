import { pathnameToLanguage } from '../../../shared/texts/language';
import { normalizePath } from '../../../shared/address/paths';
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
export type NotFoundAnswer =
  | { kind: 'moved'; to: string }
  /** Best suggestion first. */
  | { kind: 'missing'; suggestions: KnownPage[] };

const SUGGESTIONS = 3;

/**
 * Finds what an address meant: the English page of a former translation, the end of a redirect, or pages with a
 * similar path.
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
  const suggestions = closestPaths(path, candidates, SUGGESTIONS).flatMap((near) => known.get(near) ?? []);
  return { kind: 'missing', suggestions };
}
