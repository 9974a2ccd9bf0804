import { useCallback, useEffect, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { PageFrame } from '../../domain/page-frame';
import { useTranslate } from '../i18n/translate';
import { SearchIcon } from '../icons/icons';
import { useHydrated } from '../pages/use-hydrated';
import { SearchDialog } from './search-dialog';

const RESULTS_PAGE = '/search/';
/** Sent on `document` by other buttons that open the search. */
export const OPEN_SEARCH = 'docs:open-search';
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Button that opens the search. Without JavaScript it leads to the page of results, with its lists of pages. */
export function SearchLauncher({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  // A new object for each opening, also with the same text.
  const [opening, setOpening] = useState<{ text: string } | null>(null);
  const open = useCallback((text = '') => setOpening({ text }), []);
  useShortcuts(open);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open();
  };
  const typeToOpen = (event: KeyboardEvent): void => {
    if (isModified(event) || !/^[\p{L}\p{N}]$/u.test(event.key)) return;
    event.preventDefault();
    open(event.key);
  };
  return (
    <>
      <form action={RESULTS_PAGE} onSubmit={submit}>
        <button className="search-button" onKeyDown={typeToOpen}>
          <SearchIcon />
          <span>{t('search.button')}</span>
          <kbd aria-hidden="true">{hydrated && (isMac() ? '⌘K' : 'Ctrl K')}</kbd>
        </button>
      </form>
      {opening && <SearchDialog opening={opening} frame={frame} />}
    </>
  );
}

/** ⌘K or Ctrl+K and "/" anywhere, `?q=` in the address, and other buttons. */
function useShortcuts(open: (text?: string) => void): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const asked = new URLSearchParams(search).get('q');
    if (asked !== null && pathname !== RESULTS_PAGE) open(asked);
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const isK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !isModified(event) && !isEditable(event.target);
      if ((!isK && !isSlash) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    const onRequest = (): void => open();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener(OPEN_SEARCH, onRequest);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(OPEN_SEARCH, onRequest);
    };
  }, [open]);
}

function isModified({ metaKey, ctrlKey, altKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey'>) {
  return metaKey || ctrlKey || altKey;
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
