import { useEffect, useMemo } from 'react';
import type { SearchRecord } from '../../shared/index-files';
import type { PageFrame } from '../../shared/page-frame';
import type {
  FromWorker,
  IndexState,
  SearchAnswer,
  SearchRequest,
  ToWorker,
  SearchResult,
} from '../../shared/protocol';
import { type SavedPages, savedPages } from '../offline/storage/copies';
import { useConnection } from '../offline/ui/connection';
import { createStore, useStore } from '../ui/store';
import { useMenu } from '../ui/use-menu';
import type { MenuItem } from '../../shared/menu';
import { markText } from './engine/snippet';
import { hasPrefixes, tokenize, toTerm, wordsOf } from '../../shared/words';

/** An answer of the worker. */
export interface Answered {
  request: SearchRequest;
  answer: SearchAnswer;
}

/** State of the search. Each change creates a new object. */
export interface SearchState extends IndexState {
  /** The last answers with their requests, by limit. The dialog and the results page have different limits. */
  answers: Readonly<Partial<Record<number, Answered>>>;
  /** Pages that are available offline. Null before they are listed. */
  saved: ReturnType<typeof openablePages> | null;
}

/** One worker answers all searches until the page unloads. */
const searchState = createStore<SearchState>({
  products: [],
  groups: [],
  loaded: null,
  fault: null,
  answers: {},
  saved: null,
});

let worker: Worker | null = null;
let asked: { id: number; request: SearchRequest } | null = null;

/** Loads the index, starting with a product, which is that of the last query by default. Keeps loaded parts. */
export function loadIndex(productId = asked?.request.productId ?? null): void {
  if (worker && !searchState.get().fault) return;
  update({ fault: null });
  worker ??= startWorker();
  send({ type: 'load', productId });
  if (asked) send({ type: 'search', ...asked });
}

/** Sends a request. The state gets its answer, and a better one each time the index grows. */
function askIndex(request: SearchRequest): void {
  asked = { id: (asked?.id ?? 0) + 1, request };
  send({ type: 'search', ...asked });
}

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (!('answer' in data)) update(data);
      // Ignore outdated results, which would flash.
      else if (data.id === asked?.id) keepAnswer({ request: asked.request, answer: data.answer });
    });
    started.addEventListener('error', (event) => {
      // If a policy blocks the worker, it only sends this event.
      event.preventDefault();
      started.terminate();
      worker = null;
      update({ loaded: null, fault: 'blocked' });
    });
    return started;
  } catch {
    update({ fault: 'blocked' });
    return null;
  }
}

function send(message: ToWorker): void {
  worker?.postMessage(message);
}

function keepAnswer(answered: Answered): void {
  update({ answers: { ...searchState.get().answers, [answered.request.limit]: answered } });
}

function update(change: Partial<SearchState>): void {
  searchState.set({ ...searchState.get(), ...change });
}

/** True if all names are loaded. Before that, pages of the current product can be missing. */
export function hasNames({ loaded }: SearchState): boolean {
  return loaded === 'names' || loaded === 'texts';
}

/** Limits the list, so other parts stay visible. */
const MOST_STARTS = 12;

/** Pages that are available offline, or null while online. `useAnswer` lists them. */
export function useSavedPages(): SearchState['saved'] {
  const { offline } = useConnection();
  const { saved } = useStore(searchState);
  return offline ? saved : null;
}

/** Paths of all pages that are available offline, and for the start screen, the first page of each saved product. */
function openablePages({ products, visited }: SavedPages) {
  const all = [...products.flatMap(({ pages }) => pages), ...visited];
  const homes = products.flatMap(({ name, pages: [first] }) => {
    return first ? { path: first.path, title: name } : [];
  });
  return {
    paths: new Set(all.map(({ path }) => path)),
    starts: [...homes, ...visited].slice(0, MOST_STARTS),
  };
}

type Question = Omit<SearchRequest, 'paths'> & { frame: PageFrame | null };

/**
 * The answer from the index. If it cannot load, searches the titles of the menu. Keeps the previous answer until the
 * next one arrives. Null for an empty text, and before the first answer.
 */
export function useAnswer({ text, productId, filter, limit, frame }: Question) {
  const state = useStore(searchState);
  const { offline } = useConnection();
  const saved = useSavedPages();
  const paths = saved?.paths ?? null;
  const canAsk = text !== '' && (saved !== null || !offline);
  const { rows, request: requestMenu } = useMenu(frame);
  const byTitle = state.fault !== null && !hasNames(state);
  useEffect(() => {
    if (offline) void savedPages().then((pages) => update({ saved: openablePages(pages) }));
  }, [offline]);
  useEffect(() => {
    if (canAsk) askIndex({ text, productId, filter, limit, paths });
  }, [canAsk, text, productId, filter, limit, paths]);
  useEffect(() => {
    if (byTitle) void requestMenu();
  }, [byTitle, requestMenu]);
  const answered = state.answers[limit];
  const fromIndex = answered?.answer ?? null;
  const answer = useMemo(() => {
    if (text === '') return null;
    return byTitle ? searchMenu(text, rows, frame?.productId ?? null) : fromIndex;
  }, [text, byTitle, rows, frame, fromIndex]);
  const request = answered?.request;
  // The answer belongs to the current query, and no names are missing.
  const isCurrent = byTitle || (request?.text === text && request.filter === filter && hasNames(state));
  return { answer, answered, isCurrent, state };
}

/** Most titles that are listed. */
const LIMIT = 20;

/** Searches titles without an index. Finds menu entries whose title and groups contain all query words as prefixes. */
export function searchMenu(text: string, menu: readonly MenuItem[], productId: string | null): SearchAnswer {
  const typed = wordsOf(text).map(toTerm);
  const pages = typed.length > 0 ? pagesOf(menu, []) : [];
  const results = pages.filter(({ title, breadcrumb }) =>
    hasPrefixes([title, ...breadcrumb].join(' '), text),
  );
  const shown = results.slice(0, LIMIT).map(({ title, breadcrumb, href }): SearchResult => {
    const marks = new Map<string, number>();
    for (const word of tokenize(title))
      for (const term of typed) if (word.startsWith(term)) marks.set(word, term.length);
    const marked = markText(title, marks);
    return { kind: 'page', productId: productId ?? '', href, title: marked, breadcrumb, context: [] };
  });
  return {
    groups: shown.length > 0 ? [{ productId: productId ?? '', results: shown }] : [],
    total: results.length,
    unfiltered: results.length,
    counts: { products: {}, kinds: {} },
    corrected: null,
    nearest: null,
  };
}

type MenuPage = Pick<SearchRecord, 'title' | 'href' | 'breadcrumb'>;

function pagesOf(rows: readonly MenuItem[], breadcrumb: string[]): MenuPage[] {
  return rows.flatMap(({ kind, title, href, children }): MenuPage[] => {
    // A group links to its first page, which is also its child, unless its children are not loaded.
    if (children) return pagesOf(children, [...breadcrumb, title]);
    return kind !== 'subheader' && href !== null ? [{ title, href, breadcrumb }] : [];
  });
}
