import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { NO_FILTER, searchAddress, type SearchResult } from '../../shared/protocol';
import { isMac } from '../ui/keyboard';
import { recordChoice, useNoResultReport } from './search-history';
import { ResultList, useResultKeys } from './result-list';
import { Announcement, FilterChips, Limitations } from './result-parts';
import { useAnswer } from './search-store';
import { t } from './search-text';
import { NoResult, StartScreen, useLinkKeys } from './start-screen';

// The launcher starts loading before the panel renders.
export { loadIndex } from './search-store';

/** Maximum number of results in the dialog. The results page shows more. */
const LIMIT = 24;

export interface SearchPanelProps {
  frame: PageFrame | null;
  dialog: HTMLDialogElement;
  /** Input of the dialog. It is uncontrolled, because users type before this code loads. */
  field: HTMLInputElement;
}

/** Everything below the field, such as filters, results, the start screen, and hints. */
export function SearchPanel({ frame, dialog, field }: SearchPanelProps): ReactNode {
  const text = useFieldText(field);
  const productId = frame?.productId ?? null;
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = text.trim();
  const question = { text: asked, productId, filter, limit: LIMIT, frame };
  const { answer: latest, answered, isCurrent, state } = useAnswer(question);
  useNoResultReport(asked, answered, state.loaded);
  // Keystrokes have priority, and results render in between.
  const answer = useDeferredValue(latest);
  const results = useMemo(() => answer?.groups.flatMap((group) => group.results) ?? [], [answer]);
  const [active, setActive] = useResultKeys(field, results, asked, isCurrent && answer === latest);
  useLinkKeys(dialog, results.length === 0);
  useActiveDescendant(field, asked !== '' && results.length > 0 ? `search-option-${active}` : null);

  const choose = useCallback(
    (result: SearchResult, rank: number): void => {
      recordChoice(field.value.trim(), result, rank);
      replaceText(field, '');
      setFilter(NO_FILTER);
    },
    [field],
  );
  const content = (): ReactNode => {
    // The pressed button disappears.
    const search = (next: string): void => {
      replaceText(field, next);
      field.focus();
    };
    const showAll = (): void => {
      setFilter(NO_FILTER);
      field.focus();
    };
    const start = { groups: state.groups, search };
    if (asked === '') return <StartScreen {...start} onForget={() => field.focus()} />;
    if (answer && results.length > 0)
      return (
        <ResultList
          answer={answer}
          products={state.products}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
      );
    if (state.loaded !== 'texts' && !state.fault) return <p className="search-hint">{t('search.loading')}</p>;
    return answer && <NoResult {...start} text={asked} answer={answer} showAll={showAll} />;
  };
  return (
    <>
      {asked !== '' && (
        <FilterChips
          products={state.products}
          currentId={productId}
          counts={answer?.counts}
          filter={filter}
          onChange={setFilter}
        />
      )}
      <div className="search-body">
        <Limitations state={state} text={asked} />
        {content()}
      </div>
      <SearchFooter address={results.length > 0 ? searchAddress({ text: asked, productId, filter }) : null} />
      <Announcement text={asked} answer={answer} />
    </>
  );
}

/** The text of the field. Opening the dialog can bring another one, such as the one in the URL, and focuses the field. */
function useFieldText(field: HTMLInputElement): string {
  const types = ['input', 'focus'];
  const subscribe = (listener: () => void) => {
    types.forEach((type) => field.addEventListener(type, listener));
    return () => types.forEach((type) => field.removeEventListener(type, listener));
  };
  return useSyncExternalStore(subscribe, () => field.value);
}

function replaceText(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

/** Sets the active result for assistive technology. */
function useActiveDescendant(field: HTMLInputElement, id: string | null): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(id !== null));
    if (id === null) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', id);
  }, [field, id]);
}

/**
 * Keys that move and open, and the way to all results.
 * @param address URL of the results page, or null without results
 */
function SearchFooter({ address }: { address: string | null }): ReactNode {
  return (
    <div className="search-footer">
      <span className="search-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('search.openResult')}
        </span>
        <span>
          <kbd>{isMac() ? '⌘' : 'Ctrl'} ↵</kbd> {t('search.newTab')}
        </span>
      </span>
      {address && <a href={address}>{t('search.allResults')}</a>}
    </div>
  );
}
