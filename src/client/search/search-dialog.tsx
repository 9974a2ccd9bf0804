import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { Dialog } from '../ui/dialog';
import { SearchIcon } from '../ui/icons/icons';
import { navigateTo } from '../ui/navigation/router';
import { SearchPanel } from './search-panel';
import { t } from './search-text';
import { toAddress, toPath } from '../../shared/address/site-address';

// Loading begins before the dialog is drawn.
export { loadIndex } from './search-store';

export interface SearchDialogProps {
  /** A new object for each opening, with what has been typed until its field had the focus. */
  opening: { typed: () => string };
  frame: PageFrame | null;
}

/** The search: a field, and everything below it. */
export function SearchDialog({ opening, frame }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);

  const takeTyped = useCallback(() => {
    const typed = opening.typed();
    if (typed === '') input.current?.select();
    else setText(typed);
  }, [opening]);
  const close = useCallback(() => dialog.current?.close(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close();
    void navigateTo(new URL(toAddress(`/search/?q=${encodeURIComponent(text)}`), window.location.href));
  };
  return (
    <Dialog
      ref={dialog}
      className="search-dialog"
      label={t('search.label')}
      onOpen={takeTyped}
      onClose={forgetQuery}
      closesOutside
    >
      <form className="search-field" role="search" onSubmit={submit}>
        <SearchIcon />
        <input
          ref={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          role="combobox"
          aria-expanded={activeId !== null}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={activeId ?? undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className="search-close" type="button" aria-label={t('search.close')} onClick={close} />
      </form>
      <SearchPanel
        text={text}
        setText={setText}
        frame={frame}
        input={input}
        close={close}
        onActive={setActiveId}
      />
    </Dialog>
  );
}

/** The address that has opened the search has done its work. */
function forgetQuery(): void {
  const url = new URL(window.location.href);
  if (toPath(url.pathname) === '/search/' || !url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
}
