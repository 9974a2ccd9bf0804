import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { useTranslate } from '../ui/texts/locale-provider';
import { SearchIcon } from '../ui/icons/icons';
import { useHydrated } from '../ui/use-hydrated';
import { onSearchRequest } from './search-requests';
import type { SearchDialogProps } from './search-dialog';

/**
 * Button that opens the search, all of whose code is loaded then. Without JavaScript it leads to the page of results,
 * with its lists of pages.
 */
export function SearchLauncher({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { shown, failed, open } = useDialog(frame?.productId ?? null);
  useEffect(() => onSearchRequest(open), [open]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open('');
  };
  const typeToOpen = (event: ReactKeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\p{N}]$/u.test(event.key)) return;
    event.preventDefault();
    open(event.key);
  };
  return (
    <>
      <form action="/search/" onSubmit={submit}>
        <button className="search-button" onKeyDown={typeToOpen}>
          <SearchIcon />
          <span>{t('searchFrame.button')}</span>
          <kbd aria-hidden="true">{hydrated && (/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K')}</kbd>
        </button>
      </form>
      {shown && <shown.Dialog opening={shown.opening} frame={frame} />}
      {failed && (
        <p className="search-fault search-failed" role="alert">
          {t('searchFrame.failed')} <a href="/search/">{t('searchFrame.page')}</a>
        </p>
      )}
    </>
  );
}

/** There is one dialog; until it is there, all that is typed is for it. */
let isOpening = false;

/** Loads the dialog when it is opened first; what is typed until it is there is kept for it. */
function useDialog(productId: string | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(
    (text: string): void => {
      if (isOpening) return;
      isOpening = true;
      const stopKeeping = keepTyping(text);
      const typed = (): string => {
        isOpening = false;
        return stopKeeping();
      };
      import('./search-dialog').then(
        ({ SearchDialog, loadIndex }) => {
          loadIndex(productId);
          setShown({ Dialog: SearchDialog, opening: { typed } });
          setFailed(false);
        },
        () => {
          typed();
          setFailed(true);
        },
      );
    },
    [productId],
  );
  return { shown, failed, open };
}

interface Shown {
  Dialog: ComponentType<SearchDialogProps>;
  opening: SearchDialogProps['opening'];
}

/**
 * Keeps what is typed from now on, because the field for it is not there yet.
 * @returns ends the keeping and returns the text
 */
function keepTyping(start: string): () => string {
  let text = start;
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    text += event.key;
  };
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    return text;
  };
}
