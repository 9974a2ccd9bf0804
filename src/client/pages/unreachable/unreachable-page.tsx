import { useEffect, useState, type ReactNode } from 'react';
import { savedPages, type SavedPages } from '../../offline/storage/saved-pages';
import { offlineText as t } from '../../offline/ui/offline-text';
import { useConnection } from '../../offline/ui/use-connection';
import { useHydrated } from '../../ui/use-hydrated';
import { reloadWhenReachable } from './reload-when-reachable';
import { SavedLists } from './saved-lists';

/** Stands in for a page that neither the network nor this device has: what can be read instead. */
export function UnreachablePage({ pathname }: { pathname: string }): ReactNode {
  const hydrated = useHydrated();
  const { offline } = useConnection();
  const [saved, setSaved] = useState<SavedPages | null>(null);
  useEffect(() => {
    let left = false;
    void savedPages().then((pages) => left || setSaved(pages));
    const stop = reloadWhenReachable(pathname);
    return () => {
      left = true;
      stop();
    };
  }, [pathname]);
  return (
    <article className="article not-found">
      <h1>{t(offline ? 'unreachable.titleOffline' : 'unreachable.title')}</h1>
      <p className="description">
        {t(offline ? 'unreachable.descriptionOffline' : 'unreachable.description')}
      </p>
      <div className="when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        <p className="not-found-asked">
          {t('unreachable.asked')} <code>{hydrated && pathname}</code>
        </p>
        <button type="button" className="text-button" onClick={() => window.location.reload()}>
          {t('unreachable.retry')}
        </button>
        {saved && <SavedLists pathname={pathname} saved={saved} />}
      </div>
    </article>
  );
}
