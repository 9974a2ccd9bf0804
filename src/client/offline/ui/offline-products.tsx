import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { OfflineProduct } from '../../../shared/manifest';
import { useStore } from '../../ui/store';
import { t } from './texts';
import { useDocsConfig } from '../../ui/docs-provider';
import { fetchIndex } from './saving-state';
import { OfflineProductRow } from './offline-product-row';
import { refreshState, savingStates } from './saving';
import { formatBytes } from './format-bytes';

/** Time between retries if the server does not respond, in ms. */
const RETRY = 5000;

/** Products that can be saved, with their state. */
export default function OfflineProducts({ only }: { only?: string }): ReactNode {
  const { products } = useDocsConfig();
  const states = useStore(savingStates);
  const offered = useOffered();
  const [isForbidden, setForbidden] = useState(false);
  const shown = useMemo(
    () => products.filter(({ id }) => only === undefined || id === only),
    [products, only],
  );
  useEffect(() => {
    if (offered === 'unknown') return;
    for (const { id } of shown) refreshState(id, offered?.get(id) ?? null).catch(() => setForbidden(true));
  }, [offered, shown]);
  if (offered === 'unknown') return null;
  if (isForbidden) return <p className="offline-hint">{t('saving.forbidden')}</p>;
  return (
    <>
      <ul className="offline-products">
        {shown.map(({ id, name }) => (
          <OfflineProductRow
            key={id}
            id={id}
            name={name}
            offered={offered?.get(id) ?? null}
            state={states.get(id) ?? null}
          />
        ))}
      </ul>
      {offered === null && <p className="offline-hint">{t('saving.connectToSave')}</p>}
      <SpaceLine states={states} />
    </>
  );
}

/** Products in the current deploy by id, or null if offline. */
function useOffered(): ReadonlyMap<string, OfflineProduct> | null | 'unknown' {
  const [offered, setOffered] = useState<ReadonlyMap<string, OfflineProduct> | null | 'unknown'>('unknown');
  useEffect(() => {
    let left = false;
    let timer = 0;
    const load = (): void => {
      const index = window.navigator.onLine ? fetchIndex() : Promise.reject(new TypeError('Offline.'));
      index.then(
        ({ products }) => left || setOffered(new Map(products.map((product) => [product.id, product]))),
        () => {
          if (left) return;
          setOffered(null);
          if (window.navigator.onLine) timer = window.setTimeout(load, RETRY);
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      left = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return offered;
}

/** Used space on this device, and whether the storage is persistent. */
function SpaceLine({ states }: { states: ReadonlyMap<string, { kind: string }> }): ReactNode {
  const [space, setSpace] = useState<(StorageEstimate & { persisted: boolean }) | null>(null);
  const kinds = [...states.values()].map(({ kind }) => kind).join();
  useEffect(() => {
    let left = false;
    Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]).then(
      ([estimate, persisted]) => left || setSpace({ ...estimate, persisted }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [kinds]);
  // Not all browsers report it.
  if (space?.usage === undefined || space.quota === undefined) return null;
  return (
    <p className="offline-hint">
      {t('saving.space', { used: formatBytes(space.usage), quota: formatBytes(space.quota) })}{' '}
      {kinds.includes('saved') && !space.persisted && t('saving.notPersistent')}
    </p>
  );
}
