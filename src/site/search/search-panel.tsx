import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { PageFrame } from '../../domain/page-frame';
import type { SearchAnswer, SearchFilter, SearchResult } from '../../domain/search/protocol';
import { searchTitles } from '../../domain/search/title-search';
import { useTranslate } from '../i18n/translate';
import { useMenu } from '../navigation/use-menu';
import { Announcement } from './announcement';
import { FaultLine } from './fault-line';
import { FilterChips } from './filter-chips';
import { NoResult } from './no-result';
import { rememberSearch } from './recent-storage';
import { reportChoice } from './report-choice';
import { ResultList } from './result-list';
import { SearchFooter } from './search-footer';
import { searchStore } from './search-store';
import { StartScreen } from './start-screen';
import { useResultKeys } from './use-result-keys';

/** Most results in the dialog; the page of results shows more. */
const LIMIT = 24;
const EVERYTHING: SearchFilter = { products: [], kinds: [] };

export interface SearchPanelProps {
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
  const t = useTranslate();
  const productId = frame?.productId ?? null;
  const [filter, setFilter] = useState(EVERYTHING);
  const state = useSyncExternalStore(searchStore.subscribe, searchStore.getState);
  const asked = text.trim();
  const answer = useAnswer(asked, filter, frame);
  const results = useMemo(() => answer?.groups.flatMap((group) => group.results) ?? [], [answer]);
  const [active, setActive] = useResultKeys({ input, count: results.length, query: asked });
  useEffect(
    () => onActive(asked !== '' && results.length > 0 ? `search-option-${active}` : null),
    [asked, results.length, active, onActive],
  );

  const choose = (result: SearchResult, rank: number): void => {
    rememberSearch(asked);
    reportChoice({ text: asked, kind: result.kind, rank });
    setText('');
    setFilter(EVERYTHING);
    close();
  };
  const body = (): ReactNode => {
    if (asked === '') return <StartScreen groups={state.groups} search={setText} choose={close} />;
    if (!answer) return state.fault ? null : <p className="search-hint">{t('search.loading')}</p>;
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
      <div className="search-body">
        <FaultLine fault={state.fault} byTitle={!state.searchable} />
        {body()}
      </div>
      <SearchFooter text={asked} hasResults={results.length > 0} choose={close} />
      <Announcement text={asked} answer={answer} />
    </>
  );
}

/** What is known about a text: from the index, or, when there is none, from the titles of the menu. */
function useAnswer(text: string, filter: SearchFilter, frame: PageFrame | null): SearchAnswer | null {
  const productId = frame?.productId ?? null;
  const { fault, searchable, answered } = useSyncExternalStore(searchStore.subscribe, searchStore.getState);
  const { rows, request } = useMenu(frame);
  const byTitle = fault !== null && !searchable;
  useEffect(() => searchStore.load(productId), [productId]);
  useEffect(() => {
    if (text !== '') searchStore.ask({ text, productId, filter, limit: LIMIT });
  }, [text, productId, filter]);
  useEffect(() => {
    if (byTitle) void request();
  }, [byTitle, request]);
  return useMemo(() => {
    if (text === '') return null;
    return byTitle ? searchTitles(text, rows, productId) : (answered?.answer ?? null);
  }, [text, byTitle, rows, productId, answered]);
}
