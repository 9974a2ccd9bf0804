import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { SearchIcon } from '../ui/icons';
import { hasCommandKey, isComposing, isMac, shortcutKey } from '../ui/keyboard';
import { useTranslate } from '../ui/providers';
import { useHydrated } from '../ui/store';
import type { SearchPanelProps } from './search-panel';
import { toPath } from '../../shared/site-address';
import { readDraft, SEARCH_DRAFT, writeDraft } from '../ui/safe-storage';

/**
 * The button that opens the search, and the dialog with its field. Both are in the HTML, so users can type immediately.
 * Opening loads the results in `search-panel`. Without it, or without JavaScript, Enter opens the results page.
 */
export function SearchLauncher({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, load] = usePanel(frame?.productId ?? null);
  const open = useCallback(
    (text?: string): void => {
      if (!dialog.current) return;
      openDialog(dialog.current, text);
      void load(dialog.current);
    },
    [load],
  );
  useEffect(() => {
    // A script in the head has opened it before this one arrived.
    if (dialog.current?.open) void load(dialog.current);
    return onSearchRequest(open);
  }, [open, load]);
  return (
    <>
      <form
        action="/search/"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <button
          className="search-button"
          // The letter itself is typed into the field, which has the focus by then.
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) open();
          }}
        >
          <SearchIcon />
          <span>{t('searchFrame.button')}</span>
          <kbd aria-hidden="true">{hydrated && (isMac() ? '⌘K' : 'Ctrl K')}</kbd>
        </button>
      </form>
      <dialog ref={dialog} className="search-dialog" aria-label={t('searchFrame.label')}>
        <div className="search-head">
          <form className="search-field" role="search" action="/search/">
            <SearchIcon />
            <input
              name="q"
              placeholder={t('searchFrame.placeholder')}
              aria-label={t('searchFrame.label')}
              role="combobox"
              aria-expanded={false}
              aria-controls="search-results"
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </form>
          <form method="dialog">
            <button className="search-close" aria-label={t('searchFrame.close')} />
          </form>
        </div>
        {shown === 'failed' ? (
          <p className="search-fault" role="alert">
            {t('searchFrame.failed')} <a href="/search/">{t('searchFrame.page')}</a>
          </p>
        ) : (
          shown && <shown.Panel frame={frame} dialog={shown.dialog} field={shown.field} />
        )}
      </dialog>
    </>
  );
}

function openDialog(dialog: HTMLDialogElement, text?: string): void {
  const field = dialog.querySelector('input');
  if (field && text !== undefined) field.value = text;
  if (!dialog.open) dialog.showModal();
  field?.select();
}

interface ShownPanel extends Pick<SearchPanelProps, 'dialog' | 'field'> {
  Panel: ComponentType<SearchPanelProps>;
}

/** Loads the code for results. After a failure, the next opening tries again. */
function usePanel(productId: string | null) {
  const [shown, setShown] = useState<ShownPanel | 'failed' | null>(null);
  const load = useCallback(
    async (dialog: HTMLDialogElement): Promise<void> => {
      const field = dialog.querySelector('input');
      try {
        const { SearchPanel, loadIndex } = await import('./search-panel');
        loadIndex(productId);
        if (field) setShown({ Panel: SearchPanel, dialog, field });
      } catch {
        setShown('failed');
      }
    },
    [productId],
  );
  return [shown, load] as const;
}

/** Sent on `document` by buttons outside the header that open the search. */
export const OPEN_SEARCH = 'docs:open-search';

/**
 * Calls `open` for every way to open the search except its button, such as ⌘K or Ctrl+K, "/", `?q=` in the URL, and
 * buttons elsewhere on the page.
 * @param open gets the query from the URL
 * @returns stops listening
 */
function onSearchRequest(open: (text?: string) => void): () => void {
  const { pathname, search } = window.location;
  // The results page reads its URL itself.
  const asked = toPath(pathname) === '/search/' ? null : new URLSearchParams(search).get('q');
  const text = readDraft(SEARCH_DRAFT) ?? asked;
  writeDraft(SEARCH_DRAFT, null);
  if (text !== null) open(text);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener(OPEN_SEARCH, () => open(), { signal });
  return () => controller.abort();
}

/** True for ⌘K or Ctrl+K, and for "/" outside of fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || isComposing(event)) return false;
  if (hasCommandKey(event)) return shortcutKey(event) === 'k' && !shiftKey;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  return key === '/' && !ctrlKey && !metaKey && !isField;
}
