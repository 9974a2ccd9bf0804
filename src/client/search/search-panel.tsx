import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import type { SearchFilter, SearchResult } from '../../shared/search/protocol';
import { searchAddress } from '../../shared/search/search-address';
import { Announcement, FaultLine, SavedOnlyLine } from './status-lines';
import { FilterChips } from './filter-chips';
import { NoResult, StartScreen } from './start-screen';
import { rememberSearch } from './recent-searches';
import { reportChoice, useNoResultReport } from './report';
import { ResultList } from './result-list';
import { useAnswer } from './use-answer';
import { useLinkKeys, useResultKeys } from './use-keys';
import { t } from './search-text';

/** Most results in the dialog; the page of results shows more. */
const LIMIT = 24;
const EVERYTHING: SearchFilter = { products: [], kinds: [] };

interface SearchPanelProps {
  text: string;
  setText: (text: string) => void;
  frame: PageFrame | null;
  input: RefObject<HTMLInputElement | null>;
  close: () => void;
  /** Tells which result is active; null when no list is shown. */
  onActive: (id: string | null) => void;
}

/** Everything below the field: filters, results or the start screen, hints. */
export function SearchPanel({ text, setText, frame, input, close, onActive }: SearchPanelProps): ReactNode {
  const productId = frame?.productId ?? null;
  const [filter, setFilter] = useState(EVERYTHING);
  const asked = text.trim();
  const {
    answer: latest,
    isCurrent,
    state,
  } = useAnswer({
    text: asked,
    productId,
    filter,
    limit: LIMIT,
    frame,
    wanted: true,
  });
  useNoResultReport(asked, state);
  // Letters come first: results are drawn between them.
  const answer = useDeferredValue(latest);
  const results = useMemo(() => answer?.groups.flatMap((group) => group.results) ?? [], [answer]);
  const [active, setActive] = useResultKeys({
    input,
    results,
    query: asked,
    isCurrent: isCurrent && answer === latest,
  });
  const body = useRef<HTMLDivElement>(null);
  useLinkKeys(input, body, results.length === 0);
  useEffect(
    () => onActive(asked !== '' && results.length > 0 ? `search-option-${active}` : null),
    [asked, results.length, active, onActive],
  );

  const askedNow = useRef(asked);
  useEffect(() => {
    askedNow.current = asked;
  }, [asked]);
  const choose = useCallback(
    ({ kind }: SearchResult, rank: number): void => {
      rememberSearch(askedNow.current);
      reportChoice({ text: askedNow.current, kind, rank });
      setText('');
      setFilter(EVERYTHING);
      close();
    },
    [setText, close],
  );
  const content = (): ReactNode => {
    if (asked === '') return <StartScreen groups={state.groups} search={setText} choose={close} />;
    if (results.length === 0 && state.loaded !== 'texts' && !state.fault)
      return <p className="search-hint">{t('search.loading')}</p>;
    if (!answer) return null;
    if (results.length === 0)
      return (
        <NoResult
          text={asked}
          answer={answer}
          groups={state.groups}
          showAll={() => setFilter(EVERYTHING)}
          search={setText}
          choose={close}
        />
      );
    return (
      <ResultList
        answer={answer}
        products={state.products}
        active={active}
        onActive={setActive}
        onChoose={choose}
      />
    );
  };
  return (
    <>
      {asked !== '' && (
        <FilterChips
          products={state.products}
          currentId={productId}
          counts={answer?.counts ?? null}
          filter={filter}
          onChange={setFilter}
        />
      )}
      <div ref={body} className="search-body">
        <FaultLine state={state} />
        {asked !== '' && <SavedOnlyLine />}
        {content()}
      </div>
      <SearchFooter
        address={results.length > 0 ? searchAddress({ text: asked, productId, filter }) : null}
        choose={close}
      />
      <Announcement text={asked} answer={answer} />
    </>
  );
}

interface SearchFooterProps {
  /** Address of all results; null when there are none. */
  address: string | null;
  choose: () => void;
}

/** Keys that move and open, and the way to all results. */
function SearchFooter({ address, choose }: SearchFooterProps): ReactNode {
  const modifier = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
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
          <kbd>{modifier} ↵</kbd> {t('search.newTab')}
        </span>
      </span>
      {address && (
        <a href={address} onClick={choose}>
          {t('search.allResults')}
        </a>
      )}
    </div>
  );
}
