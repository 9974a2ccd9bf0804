import { useEffect, useMemo, type ReactNode } from 'react';
import { pathnameToLanguage } from '../../shared/language';
import { normalizePath, pathSegments } from '../../shared/paths';
import { redirectTarget } from '../../shared/redirect-target';
import { closestPaths } from '../../shared/suggest';
import { attempt } from '../ui/safe-storage';
import type { Redirect } from '../../shared/data-schemas';
import { useTranslate, useDocsConfig } from '../ui/providers';
import { ProductLogo } from '../../libraries/brand/logos';
import { useHydrated } from '../ui/store';
import { toAddress, toPath } from '../../shared/site-address';
import { RESULTS_PATH } from '../../shared/protocol';

interface NotFoundPageProps {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  pages: readonly KnownPage[];
  redirects: readonly Redirect[];
}

/** Shows the URL that was not found and similar pages. Redirects from former translations. */
export function NotFoundPage({ location, pages, redirects }: NotFoundPageProps): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { search, hash } = location;
  const pathname = toPath(location.pathname);
  const answer = useMemo(
    () => (hydrated ? answerNotFound(pathname, pages, redirects) : null),
    [hydrated, pathname, pages, redirects],
  );
  const target = answer?.kind === 'moved' ? answer.to : null;
  useEffect(() => {
    if (target === null) return;
    window.location.replace(toAddress(redirectTarget(target, { search, hash })));
  }, [target, search, hash]);
  return (
    <article className="article not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className="description">{t('notFound.description')}</p>
      <div className="when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        {target !== null && (
          <p className="not-found-asked" role="status">
            {t('notFound.moved')} <a href={target}>{target}</a>
          </p>
        )}
        {answer?.kind === 'missing' && <Suggestions pathname={pathname} pages={answer.suggestions} />}
        <ProductLinks />
      </div>
    </article>
  );
}

function ProductLinks(): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  if (products.length === 0) return null;
  return (
    <>
      <h2>{t('notFound.products')}</h2>
      <ul className="not-found-products">
        {products.map(({ id, name, path }) => (
          <li key={id}>
            <a href={path}>
              <ProductLogo id={id} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SuggestionsProps {
  /** As the address bar has it. */
  pathname: string;
  pages: readonly KnownPage[];
}

/** The requested URL and pages with a similar one. */
function Suggestions({ pathname, pages }: SuggestionsProps): ReactNode {
  const t = useTranslate();
  // Some percent signs do not encode letters.
  const address = attempt(() => decodeURI(pathname), pathname);
  const words = pathWords(address);
  return (
    <>
      <p className="not-found-asked">
        {t('notFound.asked')} <code>{address}</code>
      </p>
      {pages.length > 0 && (
        <>
          <h2>{t('notFound.suggestions')}</h2>
          <ul className="suggestions">
            {pages.map(({ path, title, product }) => (
              <li key={path}>
                <a href={path}>
                  <strong>{title}</strong>
                  {product && <span>{product}</span>}
                  <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {words !== '' && (
        <p className="not-found-asked">
          <a href={`${RESULTS_PATH}?q=${encodeURIComponent(words)}`}>{t('notFound.search', { words })}</a>
        </p>
      )}
    </>
  );
}

/** A page that a URL could mean. */
export interface KnownPage {
  path: string;
  title: string;
  /** Name of its product. */
  product: string | null;
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
  const path = normalizePath(pathnameToLanguage(pathname).canonicalPathname);
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
