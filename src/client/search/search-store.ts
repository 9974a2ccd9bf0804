import type { IndexedProduct } from '../../shared/index-files';
import type {
  FromWorker,
  LoadedTier,
  SearchAnswer,
  SearchFault,
  SearchRequest,
  ToWorker,
} from '../../shared/protocol';
import type { SearchGroup } from '../../shared/search-data';
import { createStore } from '../ui/store';

/** State of the search. Each change creates a new object. */
export interface SearchState {
  products: readonly Pick<IndexedProduct, 'id' | 'name'>[];
  groups: readonly SearchGroup[];
  /** How much of the index is loaded, or null for nothing. */
  loaded: LoadedTier | null;
  fault: SearchFault | null;
  /** The last answer and its request, or null. */
  answered: { request: SearchRequest; answer: SearchAnswer } | null;
}

/** One worker answers all searches until the page unloads. */
export const searchState = createStore<SearchState>({
  products: [],
  groups: [],
  loaded: null,
  fault: null,
  answered: null,
});

let worker: Worker | null = null;
let asked: { id: number; request: SearchRequest } | null = null;
let productId: string | null = null;

/** Loads the index, starting with a product. Keeps loaded parts. */
export function loadIndex(product: string | null): void {
  productId = product;
  if (worker && !searchState.get().fault) return;
  update({ fault: null });
  worker ??= startWorker();
  send({ type: 'load', productId });
  if (asked) send({ type: 'search', ...asked });
}

/** Retries after a failure. */
export function retryLoading(): void {
  loadIndex(productId);
}

/** Sends a request. The state gets its answer, and a better one each time the index grows. */
export function askIndex(request: SearchRequest): void {
  asked = { id: (asked?.id ?? 0) + 1, request };
  send({ type: 'search', ...asked });
}

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    started.addEventListener('error', (event) => {
      // If a policy blocks the worker, it only sends this event.
      event.preventDefault();
      giveUp(started);
    });
    return started;
  } catch {
    update({ fault: 'blocked' });
    return null;
  }
}

function giveUp(failed: Worker): void {
  failed.terminate();
  worker = null;
  update({ loaded: null, fault: 'blocked' });
}

function receive(message: FromWorker): void {
  switch (message.type) {
    case 'manifest':
      return update({ products: message.products, groups: message.groups });
    case 'progress':
      return update({ loaded: message.tier });
    case 'fault':
      return update({ fault: message.fault });
    case 'answer':
      // An answer to an earlier question would flash by.
      if (asked && message.id === asked.id)
        update({ answered: { request: asked.request, answer: message.answer } });
  }
}

function send(message: ToWorker): void {
  worker?.postMessage(message);
}

function update(change: Partial<SearchState>): void {
  searchState.set({ ...searchState.get(), ...change });
}
