import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { closeOutside } from '../ui/dialog';
import { SearchIcon } from '../ui/icons';
import { hasCommandKey, isComposing, isMac, shortcutKey } from '../ui/keyboard';
import { lockScroll, unlockScroll } from '../ui/overlay';
import { useTranslate } from '../ui/providers';
import { useHydrated } from '../ui/store';
import { isModified, navigateTo } from '../router/router';
import type { SearchPanelProps } from './search-panel';
import { toPath } from '../../shared/site-address';
import { readDraft, SEARCH_DRAFT, writeDraft } from '../ui/safe-storage';

type ShownPanel = Pick<SearchPanelProps, 'dialog' | 'field'> & { Panel: ComponentType<SearchPanelProps> };

/**
 * The button that opens the search, and the dialog with its field. Both are in the HTML, so users can type immediately.
 * Opening loads the results in `search-panel`. Without it, or without JavaScript, Enter opens the results page.
 */
export function SearchLauncher({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  const ref = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<ShownPanel | 'failed' | null>(null);
  const productId = frame?.productId ?? null;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    closeOutside(dialog);
    dialog.addEventListener('click', closeAfterLink);
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const field = dialog?.querySelector('input');
    if (!dialog || !field) return undefined;
    /** Loads the code for results. After a failure, the next opening tries again. */
    const load = async (): Promise<void> => {
      lockScroll();
      try {
        const { SearchPanel, loadIndex } = await import('./search-panel');
        loadIndex(productId);
        setShown({ Panel: SearchPanel, dialog, field });
      } catch {
        setShown('failed');
      }
    };
    // A script in the head has opened it before this one arrived.
    if (dialog.open) void load();
    return onSearchRequest((text = field.value) => {
      field.value = text;
      if (!dialog.open) dialog.showModal();
      field.select();
      void load();
    });
  }, [productId]);
  return (
    <>
      <form action="/search/" onSubmit={openSearch}>
        <button
          className="search-button"
          // The letter itself is typed into the field, which has the focus by then.
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) openSearch();
          }}
        >
          <SearchIcon />
          <span>{t('searchFrame.button')}</span>
          <kbd aria-hidden="true">{hydrated && (isMac() ? '⌘K' : 'Ctrl K')}</kbd>
        </button>
      </form>
      <dialog
        ref={ref}
        className="search-dialog"
        aria-label={t('searchFrame.label')}
        onClose={() => {
          unlockScroll();
          forgetQuery();
        }}
      >
        <div className="search-head">
          <form className="search-field" role="search" action="/search/" onSubmit={showResultsPage}>
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

/** Closes the dialog after a link is followed in this tab. */
function closeAfterLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !isModified(event)) link.closest('dialog')?.close();
}

/** Opens the results page without a page load. */
function showResultsPage(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const { currentTarget: form } = event;
  const url = new URL(form.action);
  url.searchParams.set('q', form.querySelector('input')?.value ?? '');
  form.closest('dialog')?.close();
  void navigateTo(url);
}

/** The `?q=` that has opened the search is no longer needed. */
function forgetQuery(): void {
  const url = new URL(window.location.href);
  if (toPath(url.pathname) === '/search/' || !url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
}

const OPEN_SEARCH = 'docs:open-search';

/** Opens the search, and does not submit the form of the button. */
export function openSearch(event?: FormEvent): void {
  event?.preventDefault();
  document.dispatchEvent(new Event(OPEN_SEARCH));
}

/**
 * Calls `open` for every way to open the search, such as `openSearch`, ⌘K or Ctrl+K, "/", and `?q=` in the URL.
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
