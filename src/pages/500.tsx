import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState, type ReactNode } from 'react';
import { savedPages, type SavedPages } from '../client/offline/storage/copies';
import { useConnection } from '../client/offline/ui/connection';
import { reloadOnce } from '../client/offline/ui/reload-once';
import { t } from '../client/offline/ui/texts';
import { closestPages, PageList, useRedirect } from '../client/pages/missing-page';
import { PageHead } from '../client/ui/page-head';
import { useHydrated } from '../client/ui/store';
import type { Redirect } from '../shared/data-schemas';
import { decodeAddress, normalizePath } from '../shared/paths';
import { pageDataUrl } from '../shared/request-kind';
import { toAddress, toPath } from '../shared/site-address';

/** Number of suggestions. */
const CLOSEST = 3;

interface UnreachableQuery {
  redirects: { nodes: Redirect[] };
}

/**
 * Replaces a page that is neither online nor saved. Lists saved pages and follows redirects. Gatsby shows this page on
 * any URL if its page data has status 500.
 */
export default function Unreachable({ data, location }: PageProps<UnreachableQuery>): ReactNode {
  const pathname = normalizePath(toPath(location.pathname));
  const target = data.redirects.nodes.find(({ from }) => from === pathname)?.to ?? null;
  const hydrated = useHydrated();
  const { offline } = useConnection();
  const [saved, setSaved] = useState<SavedPages | null>(null);
  useRedirect(target, location);
  useEffect(() => {
    void savedPages().then(setSaved);
    return reloadWhenReachable(pathname);
  }, [pathname]);
  return (
    <article className="article not-found">
      <h1>{t(offline ? 'unreachable.titleOffline' : 'unreachable.title')}</h1>
      <p className="description">
        {t(offline ? 'unreachable.descriptionOffline' : 'unreachable.description')}
      </p>
      <div className="when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        <p className="not-found-asked">
          {t('unreachable.asked')} <code>{hydrated && decodeAddress(pathname)}</code>
        </p>
        <button type="button" className="text-button" onClick={() => window.location.reload()}>
          {t('unreachable.retry')}
        </button>
        {saved && <SavedLists pathname={pathname} saved={saved} />}
      </div>
    </article>
  );
}

/** Time between attempts, in ms. */
const RETRY_DELAY = 5000;

/**
 * Reloads the page as soon as the server has it. Gatsby caches the failure, so navigating to the URL would not try
 * again.
 * @returns stops waiting
 */
function reloadWhenReachable(pathname: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  const attempt = async (): Promise<void> => {
    window.clearTimeout(timer);
    const request = { method: 'HEAD', cache: 'no-store', signal } as const;
    const answer = await fetch(toAddress(pageDataUrl(pathname)), request).catch(() => null);
    if (signal.aborted) return;
    if (answer?.ok) reloadOnce(`unreachable ${pathname}`);
    else if (!answer || answer.status >= 500) timer = window.setTimeout(() => void attempt(), RETRY_DELAY);
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  window.addEventListener('online', () => void attempt(), { signal });
  void attempt();
  return () => controller.abort();
}

/** Saved pages, with those that are similar to the URL first, and then all by product. */
function SavedLists({ pathname, saved }: { pathname: string; saved: SavedPages }): ReactNode {
  const { products, visited } = saved;
  const all = [...products.flatMap(({ pages }) => pages), ...visited];
  if (all.length === 0) return <p>{t('unreachable.nothing')}</p>;
  return (
    <>
      <PageList title={t('unreachable.closest')} pages={closestPages(pathname, all, CLOSEST)} />
      {products.map(({ name, pages }) => (
        <PageList key={name} title={name} pages={pages} />
      ))}
      <PageList title={t('unreachable.visited')} pages={visited} />
    </>
  );
}

export function Head(): ReactNode {
  return (
    <PageHead title={t('unreachable.title')} description={t('unreachable.description')} path={null} noIndex />
  );
}

export const query = graphql`
  query Unreachable {
    redirects: allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`;
