import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { type KnownPage, NotFoundPage } from '../client/pages/not-found-page';
import type { Redirect } from '../shared/data-schemas';
import { createTranslate, type Translate, type Translations } from '../shared/translations';
import { useTranslate } from '../client/ui/providers';
import { PageHead } from '../client/ui/page-head';

interface NotFoundQuery {
  translations: Record<string, Translations>;
  pages: { nodes: { path: string; title: string; hidden: boolean; product: { name: string } | null }[] };
  api: { nodes: { path: string; name: string; product: { name: string } | null }[] };
  redirects: { nodes: Redirect[] };
}

/** Pages that are not written in content/. */
const handMadePages = (t: Translate): KnownPage[] => [
  { path: '/', title: t('home.title'), product: null, hidden: true },
  { path: '/versions/', title: t('versionsPage.title'), product: null, hidden: false },
  { path: '/production-error/', title: t('productionError.title'), product: null, hidden: false },
];

/** The page for URLs that do not exist. */
export default function NotFound({ data, location }: PageProps<NotFoundQuery>): ReactNode {
  const t = useTranslate();
  const pages = useMemo(
    () => [
      ...data.pages.nodes.map(({ product, ...page }) => ({ ...page, product: product?.name ?? null })),
      ...data.api.nodes.map(({ path, name, product }) => ({
        path,
        title: `${name} API`,
        product: product?.name ?? null,
        hidden: false,
      })),
      ...handMadePages(t),
    ],
    [data, t],
  );
  return <NotFoundPage location={location} pages={pages} redirects={data.redirects.nodes} />;
}

export function Head({ data }: HeadProps<NotFoundQuery>): ReactNode {
  const t = createTranslate(data.translations, 'en');
  return <PageHead title={t('notFound.title')} description={t('notFound.description')} path={null} noIndex />;
}

export const query = graphql`
  query NotFound {
    translations(groups: ["notFound", "home", "versionsPage", "productionError"])
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
