import { toPath } from '../../shared/address/site-address';
import { readDraft, SEARCH_DRAFT, writeDraft } from '../ui/storage/drafts';
import { hasCommandKey, isComposing, shortcutKey } from '../ui/keyboard';

/** Sent on `document` by buttons outside the header that open the search. */
export const OPEN_SEARCH = 'docs:open-search';

/**
 * Calls `open` for every way to open the search except its button, such as ⌘K or Ctrl+K, "/", `?q=` in the URL, and
 * buttons elsewhere on the page.
 * @param open gets the query from the URL
 * @returns stops listening
 */
export function onSearchRequest(open: (text?: string) => void): () => void {
  const { pathname, search } = window.location;
  // The results page reads its URL itself.
  const asked = toPath(pathname) === '/search/' ? null : new URLSearchParams(search).get('q');
  const text = readDraft(SEARCH_DRAFT) ?? asked;
  writeDraft(SEARCH_DRAFT, null);
  if (text !== null) open(text);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey || isComposing(event)) return;
    const isEditable =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
    const isShortcut = hasCommandKey(event)
      ? shortcutKey(event) === 'k' && !shiftKey
      : event.key === '/' && !ctrlKey && !metaKey && !isEditable;
    if (!isShortcut) return;
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
}
