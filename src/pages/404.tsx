import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import {
  answerNotFound,
  type KnownPage,
  PageList,
  pathWords,
  useRedirect,
} from '../client/pages/missing-page';
import { createHead } from '../client/pages/hand-made-page';
import { useDocsConfig, useTranslate } from '../client/ui/providers';
import { useHydrated } from '../client/ui/store';
import { ProductLogo } from '../libraries/brand/logos';
import type { Redirect } from '../shared/data-schemas';
import { decodeAddress } from '../shared/paths';
import { RESULTS_PATH } from '../shared/protocol';
import { toPath } from '../shared/site-address';
import type { Translate } from '../shared/translations';

interface NotFoundQuery {
  pages: { nodes: KnownPage[] };
  api: { nodes: (Pick<KnownPage, 'path' | 'product'> & { name: string })[] };
  redirects: { nodes: Redirect[] };
}

/** The page for URLs that do not exist. Suggests similar pages, and redirects from former translations. */
export default function NotFound({ data, location }: PageProps<NotFoundQuery>): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  const pathname = toPath(location.pathname);
  const answer = hydrated ? answerNotFound(pathname, knownPages(data, t), data.redirects.nodes) : null;
  const target = answer?.target ?? null;
  useRedirect(target, location);
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
        {answer && target === null && <Suggestions pathname={pathname} pages={answer.suggestions} />}
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

/** The requested URL and pages with a similar one. */
function Suggestions({ pathname, pages }: { pathname: string; pages: KnownPage[] }): ReactNode {
  const t = useTranslate();
  const address = decodeAddress(pathname);
  const words = pathWords(address);
  return (
    <>
      <p className="not-found-asked">
        {t('notFound.asked')} <code>{address}</code>
      </p>
      <PageList title={t('notFound.suggestions')} pages={pages} />
      {words !== '' && (
        <p className="not-found-asked">
          <a href={`${RESULTS_PATH}?q=${encodeURIComponent(words)}`}>{t('notFound.search', { words })}</a>
        </p>
      )}
    </>
  );
}

/** All pages of the site. Some are not written in content/. */
function knownPages({ pages, api }: NotFoundQuery, t: Translate): KnownPage[] {
  return [
    ...pages.nodes,
    ...api.nodes.map(({ name, ...page }) => ({ ...page, title: `${name} API`, hidden: false })),
    { path: '/', title: t('home.title'), product: null, hidden: true },
    { path: '/versions/', title: t('versionsPage.title'), product: null, hidden: false },
  ];
}

export const Head = createHead('notFound', null);

export const query = graphql`
  query NotFound {
    translations(groups: ["notFound", "home", "versionsPage"])
    pages: allDocPage(sort: { path: ASC }) {
      nodes {
        path
        title
        hidden
        product {
          name
        }
      }
    }
    api: allComponentApi(sort: { path: ASC }) {
      nodes {
        path
        name
        product {
          name
        }
      }
    }
    redirects: allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`;
