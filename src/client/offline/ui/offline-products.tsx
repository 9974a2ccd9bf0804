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
  const zip = offered?.zip;
  return (
    <li className="offline-product" tabIndex={-1} aria-label={name} {...focus}>
      {state.kind !== 'absent' && <strong>{name}</strong>}
      <StateText {...props} />
      <StateButtons {...props} />
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

/** Text about the state of a product. */
function StateText({ name, state }: ProductRowProps): ReactNode {
  switch (state.kind) {
    case 'absent':
      return null;
    case 'saving':
      return (
        <>
          <progress
            aria-label={t('saving.savingLabel', { product: name })}
            value={state.done.bytes}
            max={state.total.bytes}
          />
          <span className="offline-product-state">{amounts(state)}</span>
        </>
      );
    case 'interrupted': {
      const reason = t(`saving.interrupted.${state.reason}`);
      return <Message role="status" text={`${reason} ${amounts(state)}`} />;
    }
    case 'saved':
      return <Message role="status" text={t('saving.saved', { date: formatDay(state.savedAt) })} />;
    case 'full':
      return <Message role="alert" text={t('saving.full', { needed: formatBytes(state.needed) })} />;
  }
}

function Message({ role, text }: { role: 'status' | 'alert'; text: string }): ReactNode {
  return (
    <span className="offline-product-state" role={role}>
      {text}
    </span>
  );
}

/** What the user can do with a product. */
function StateButtons({ id, name, offered, state }: ProductRowProps): ReactNode {
  const save = (label: string): ReactNode => (
    <TextButton label={label} onClick={() => void startSaving(id)} />
  );
  const remove = (
    <button
      type="button"
      className="text-button"
      aria-label={t('saving.removeLabel', { product: name })}
      onClick={() => void removeProduct(id)}
    >
      {t('saving.remove')}
    </button>
  );
  switch (state.kind) {
    case 'absent': {
      if (!offered) return null;
      const size = formatBytes(offered.download);
      return save(t('saving.save', { product: name, pages: offered.pages, size }));
    }
    case 'saving':
      return <TextButton label={t('saving.pause')} onClick={() => pauseSaving(id)} />;
    case 'interrupted':
      return (
        <div className="offline-product-actions">
          {save(t('saving.resume'))}
          {remove}
        </div>
      );
    case 'saved':
      return (
        <div className="offline-product-actions">
          {state.update !== null && save(t('saving.update', { size: formatBytes(state.update) }))}
          {remove}
        </div>
      );
    case 'full':
      return save(t('saving.retry'));
  }
}

function TextButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="text-button offline-button" onClick={onClick}>
      {label}
    </button>
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
