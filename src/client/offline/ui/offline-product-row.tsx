import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { formatBytes } from './format-bytes';
import type { OfflineProduct } from '../../../shared/manifest';
import type { Amount, SavingState } from './saving-state';
import { formatDay } from '../../ui/format-day';
import { t } from './texts';
import { pauseSaving, removeProduct, startSaving } from './saving';

interface OfflineProductRowProps {
  id: string;
  name: string;
  /** The product in the current deploy, or null if offline. */
  offered: OfflineProduct | null;
  /** Null until it has been looked up. */
  state: SavingState | null;
}

/** One product with its state on this device and its actions. */
export function OfflineProductRow(props: OfflineProductRowProps): ReactNode {
  const { name, state, offered } = props;
  const focus = useKeptFocus();
  if (!state || (state.kind === 'absent' && !offered)) return null;
  const zip = offered?.zip;
  return (
    <li className="offline-product" tabIndex={-1} aria-label={name} {...focus}>
      {state.kind !== 'absent' && <strong>{name}</strong>}
      <StateText name={name} state={state} />
      <Actions {...props} state={state} />
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

function StateText({ name, state }: { name: string; state: SavingState }): ReactNode {
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
    case 'interrupted':
      return line('status', `${t(`saving.interrupted.${state.reason}`)} ${amounts(state)}`);
    case 'saved':
      return line('status', t('saving.saved', { date: formatDay(state.savedAt) }));
    case 'full':
      return line('alert', t('saving.full', { needed: formatBytes(state.needed) }));
  }

  function line(role: 'status' | 'alert', text: string): ReactNode {
    return (
      <span className="offline-product-state" role={role}>
        {text}
      </span>
    );
  }

  function amounts({ done, total }: { done: Amount; total: Amount }): string {
    return t('saving.progress', {
      pages: done.pages,
      allPages: total.pages,
      size: formatBytes(done.bytes),
      wholeSize: formatBytes(total.bytes),
    });
  }
}

function Actions({ id, name, offered, state }: OfflineProductRowProps & { state: SavingState }): ReactNode {
  const button = (label: string, onClick: () => void): ReactNode => (
    <button type="button" className="text-button offline-button" onClick={onClick}>
      {label}
    </button>
  );
  const save = (label: string): ReactNode => button(label, () => void startSaving(id));
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
    case 'absent':
      if (!offered) return null;
      return save(
        t('saving.save', { product: name, pages: offered.pages, size: formatBytes(offered.download) }),
      );
    case 'full':
      return save(t('saving.retry'));
    case 'saving':
      return button(t('saving.pause'), () => pauseSaving(id));
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
  }
}
