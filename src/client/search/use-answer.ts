import { useEffect, useMemo } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import type { SearchAnswer, SearchRequest } from '../../shared/protocol';
import { searchMenu } from './engine/title-search';
import { useConnection } from '../offline/ui/connection';
import { useMenu } from '../ui/use-menu';
import { useStore } from '../ui/store';
import { askIndex, loadIndex, searchState, type SearchState } from './search-store';

/** Whether all names are loaded. Before that, pages of the current product can be missing. */
export function hasNames({ loaded }: SearchState): boolean {
  return loaded === 'names' || loaded === 'texts';
}

interface Question extends Omit<SearchRequest, 'savedOnly'> {
  frame: PageFrame | null;
  /** Loads the index and sends requests if it is true. */
  wanted: boolean;
}

/**
 * The answer from the index. If it cannot load, searches the titles of the menu. Keeps the previous answer until the
 * next one arrives. Null for an empty text, and before the first answer.
 */
export function useAnswer({ text, productId, filter, limit, frame, wanted }: Question): {
  answer: SearchAnswer | null;
  /** Whether the answer belongs to the current query. */
  isCurrent: boolean;
  state: SearchState;
} {
  const state = useStore(searchState);
  const { offline: savedOnly } = useConnection();
  const { rows, request: requestMenu } = useMenu(frame);
  const byTitle = state.fault !== null && !hasNames(state);
  useEffect(() => {
    if (wanted) loadIndex(productId);
  }, [wanted, productId]);
  useEffect(() => {
    if (wanted && text !== '') askIndex({ text, productId, filter, limit, savedOnly });
  }, [wanted, text, productId, filter, limit, savedOnly]);
  useEffect(() => {
    if (byTitle) void requestMenu();
  }, [byTitle, requestMenu]);
  const fromIndex = state.answered?.answer ?? null;
  const answer = useMemo(() => {
    if (text === '') return null;
    return byTitle ? searchMenu(text, rows, frame?.productId ?? null) : fromIndex;
  }, [text, byTitle, rows, frame, fromIndex]);
  const request = state.answered?.request;
  const isCurrent = byTitle || (request?.text === text && request.filter === filter);
  return { answer, isCurrent, state };
}
