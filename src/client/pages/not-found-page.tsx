import { useEffect, useMemo, type ReactNode } from 'react';
import { answerNotFound, type KnownPage, pathWords } from './not-found';
import type { Redirect } from '../../shared/redirect';
import { redirectTarget } from '../../shared/redirect-target';
import { useTranslate } from '../ui/locale-provider';
import { ProductLogo } from '../../libraries/brand/logos';
import { useDocsConfig } from '../ui/docs-provider';
import { useHydrated } from '../ui/use-hydrated';
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
  const address = readable(pathname);
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

/** Turns percent signs back into letters where they stand for letters. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
