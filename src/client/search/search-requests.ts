import { toPath } from '../../shared/address/site-address';

/** Sent on `document` by buttons outside the header that open the search. */
export const OPEN_SEARCH = 'docs:open-search';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Calls `open` for every way to ask for the search but its button: ⌘K, Ctrl+K, "/", `?q=` in the address, and
 * buttons elsewhere.
 * @returns stops listening
 */
export function onSearchRequest(open: (text: string) => void): () => void {
  const { pathname, search } = window.location;
  const asked = new URLSearchParams(search).get('q');
  // The page of results reads its address itself.
  if (asked !== null && toPath(pathname) !== '/search/') open(asked);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const modified = ctrlKey || metaKey;
    const isEditable = target instanceof Element && target.closest(EDITABLE) !== null;
    const asks = modified ? /^k$/i.test(key) && !shiftKey : key === '/' && !isEditable;
    if (!asks || altKey) return;
    event.preventDefault();
    open('');
  };
  const onRequest = (): void => open('');
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener(OPEN_SEARCH, onRequest);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener(OPEN_SEARCH, onRequest);
  };
}
