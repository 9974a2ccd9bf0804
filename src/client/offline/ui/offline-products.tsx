import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { OfflineProduct } from '../../../shared/manifest';
import { useDocsConfig } from '../../ui/providers';
import { formatDay } from '../../ui/format-day';
import { useStore } from '../../ui/store';
import { fetchIndex, formatBytes, type Progress, type SavingState } from './save-product';
import { pauseSaving, refreshState, removeProduct, savingStates, startSaving } from './saving';
import { t } from './texts';

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
    if (offered === undefined) return;
    for (const { id } of shown) refreshState(id, findOffer(offered, id)).catch(() => setForbidden(true));
  }, [offered, shown]);
  if (offered === undefined) return null;
  if (isForbidden) return <p className="offline-hint">{t('saving.forbidden')}</p>;
  return (
    <>
      <ul className="offline-products">
        {shown.map(({ id, name }) => {
          const state = states.get(id);
          const offer = findOffer(offered, id);
          if (!state || (state.kind === 'absent' && !offer)) return null;
          return <ProductRow key={id} id={id} name={name} offered={offer} state={state} />;
        })}
      </ul>
      {offered === null && <p className="offline-hint">{t('saving.connectToSave')}</p>}
      <SpaceLine states={states} />
    </>
  );
}

/** Products in the current deploy. Null if offline, and undefined before that is known. */
function useOffered(): readonly OfflineProduct[] | null | undefined {
  const [offered, setOffered] = useState<readonly OfflineProduct[] | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer = 0;
    const load = async (): Promise<void> => {
      const index = window.navigator.onLine ? await fetchIndex().catch(() => null) : null;
      if (signal.aborted) return;
      setOffered(index?.products ?? null);
      if (!index && window.navigator.onLine) timer = window.setTimeout(() => void load(), RETRY);
    };
    void load();
    window.addEventListener('online', () => void load(), { signal });
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, []);
  return offered;
}

function findOffer(offered: readonly OfflineProduct[] | null, id: string): OfflineProduct | null {
  return offered?.find((product) => product.id === id) ?? null;
}

interface ProductRowProps {
  id: string;
  name: string;
  /** The product in the current deploy, or null if offline. */
  offered: OfflineProduct | null;
  state: SavingState;
}

/** One product with its state on this device and its actions. */
function ProductRow(props: ProductRowProps): ReactNode {
  const { name, state, offered } = props;
  const focus = useKeptFocus();
  const [text, buttons] = describeState(props);
  const zip = offered?.zip;
  return (
    <li className="offline-product" tabIndex={-1} aria-label={name} {...focus}>
      {state.kind !== 'absent' && <strong>{name}</strong>}
      {text}
      {buttons}
      {zip && (
        <a className="offline-zip" href={zip.url} download>
          {t('saving.zip', { size: formatBytes(zip.bytes) })}
        </a>
      )}
    </li>
  );
}

/** If a focused button disappears, moves the focus to the row. */
function useKeptFocus() {
  const ref = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    onFocus: () => void (hasFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (hasFocus.current = relatedTarget === null),
  };
}

/** Text about the state of a product, and its buttons. */
function describeState({ id, name, offered, state }: ProductRowProps): [text: ReactNode, buttons: ReactNode] {
  const button = (label: string, onClick: () => void): ReactNode => (
    <button type="button" className="text-button offline-button" onClick={onClick}>
      {label}
    </button>
  );
  const save = (label: string): ReactNode => button(label, () => void startSaving(id));
  const withRemove = (other: ReactNode): ReactNode => (
    <div className="offline-product-actions">
      {other}
      <button
        type="button"
        className="text-button"
        aria-label={t('saving.removeLabel', { product: name })}
        onClick={() => void removeProduct(id)}
      >
        {t('saving.remove')}
      </button>
    </div>
  );
  switch (state.kind) {
    case 'absent': {
      if (!offered) return [null, null];
      const { pages, download } = offered;
      return [null, save(t('saving.save', { product: name, pages, size: formatBytes(download) }))];
    }
    case 'saving':
      return [
        <>
          <progress
            aria-label={t('saving.savingLabel', { product: name })}
            value={state.done.bytes}
            max={state.total.bytes}
          />
          <span className="offline-product-state">{amounts(state)}</span>
        </>,
        button(t('saving.pause'), () => pauseSaving(id)),
      ];
    case 'interrupted': {
      const reason = t(`saving.interrupted.${state.reason}`);
      return [line('status', `${reason} ${amounts(state)}`), withRemove(save(t('saving.resume')))];
    }
    case 'saved': {
      const { savedAt, update } = state;
      const saveUpdate = update !== null && save(t('saving.update', { size: formatBytes(update) }));
      return [line('status', t('saving.saved', { date: formatDay(savedAt) })), withRemove(saveUpdate)];
    }
    case 'full':
      return [
        line('alert', t('saving.full', { needed: formatBytes(state.needed) })),
        save(t('saving.retry')),
      ];
  }
}

function line(role: 'status' | 'alert', text: string): ReactNode {
  return (
    <span className="offline-product-state" role={role}>
      {text}
    </span>
  );
}

function amounts({ done, total }: Progress): string {
  return t('saving.progress', {
    pages: done.pages,
    allPages: total.pages,
    size: formatBytes(done.bytes),
    wholeSize: formatBytes(total.bytes),
  });
}

/** Used space on this device, and whether the storage is persistent. */
function SpaceLine({ states }: { states: ReadonlyMap<string, SavingState> }): ReactNode {
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
