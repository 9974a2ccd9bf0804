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
import { useConnection } from './connection';
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
  const { offline } = useConnection();
  const [offered, setOffered] = useState<readonly OfflineProduct[] | null>();
  useEffect(() => {
    let timer = 0;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const index = offline ? null : await fetchIndex().catch(() => null);
      if (!isCurrent) return;
      setOffered((known) => index?.products ?? known ?? null);
      if (!index && !offline) timer = window.setTimeout(() => void load(), RETRY);
    };
    void load();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [offline]);
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
  const { id, name, state, offered } = props;
  const focus = useKeptFocus();
  const { text, role, action } = describe(props);
  const isSaving = state.kind === 'saving';
  const canRemove = state.kind === 'interrupted' || state.kind === 'saved';
  return (
    <li className="offline-product" tabIndex={-1} aria-label={name} {...focus}>
      {state.kind !== 'absent' && <strong>{name}</strong>}
      {isSaving && (
        <progress
          aria-label={t('saving.savingLabel', { product: name })}
          value={state.done.bytes}
          max={state.total.bytes}
        />
      )}
      {text && (
        <span key={role} className="offline-product-state" role={role}>
          {text}
        </span>
      )}
      <div key={String(canRemove)} className="offline-product-actions">
        {action && (
          <button
            type="button"
            className="text-button offline-button"
            onClick={() => (isSaving ? pauseSaving(id) : void startSaving(id))}
          >
            {action}
          </button>
        )}
        {canRemove && (
          <button
            type="button"
            className="text-button"
            aria-label={t('saving.removeLabel', { product: name })}
            onClick={() => void removeProduct(id)}
          >
            {t('saving.remove')}
          </button>
        )}
      </div>
      {offered?.zip && (
        <a className="offline-zip" href={offered.zip.url} download>
          {t('saving.zip', { size: formatBytes(offered.zip.bytes) })}
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

/** Text about the state of a product, and the label of the button that starts or pauses saving. */
function describe({ name, offered, state }: ProductRowProps): {
  text?: string;
  role?: 'status' | 'alert';
  action: string | null;
} {
  switch (state.kind) {
    case 'absent': {
      const size = formatBytes(offered?.download ?? 0);
      return { action: t('saving.save', { product: name, pages: offered?.pages ?? 0, size }) };
    }
    case 'saving':
      return { text: amounts(state), action: t('saving.pause') };
    case 'interrupted': {
      const reason = t(`saving.interrupted.${state.reason}`);
      return { text: `${reason} ${amounts(state)}`, role: 'status', action: t('saving.resume') };
    }
    case 'saved': {
      const text = t('saving.saved', { date: formatDay(state.savedAt) });
      const size = state.update === null ? null : formatBytes(state.update);
      return { text, role: 'status', action: size && t('saving.update', { size }) };
    }
    case 'full': {
      const text = t('saving.full', { needed: formatBytes(state.needed) });
      return { text, role: 'alert', action: t('saving.retry') };
    }
  }
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
    Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]).then(
      ([estimate, persisted]) => setSpace({ ...estimate, persisted }),
      () => undefined,
    );
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
