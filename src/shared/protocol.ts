import { type IndexedProduct, RECORD_KINDS, type SearchRecord } from './index-files';
import type { SearchGroup } from './data-schemas';

/** A piece of text, which is highlighted if it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** Filters of the search. An empty list means everything. */
export interface SearchFilter {
  products: readonly string[];
  kinds: readonly string[];
}

/** The filter that hides nothing. */
export const NO_FILTER: SearchFilter = { products: [], kinds: [] };

/** One question to the index. */
export interface SearchRequest {
  text: string;
  /** Product of the current page, whose results come first. */
  productId: string | null;
  filter: SearchFilter;
  /** Most results of all products together. */
  limit: number;
  /** Paths of the pages to search, which are the saved ones while the browser is offline. Null for all. */
  paths: ReadonlySet<string> | null;
}

/** One result as it is shown. */
export interface SearchResult extends Omit<SearchRecord, 'title' | 'aliases' | 'isDescribed'> {
  title: Segment[];
  /** A context line. Empty if there is none, or if it is not loaded yet. */
  context: Segment[];
}

/** Number of matching records for each filter value. Ignores the other filter values of the same kind. */
export type FacetCounts = Record<keyof SearchFilter, Record<string, number>>;

/** Answer of the index. */
export interface SearchAnswer {
  /** Results of each product, best first. */
  groups: { productId: string; results: SearchResult[] }[];
  /** Number of matches with the filter, including those that are not listed. */
  total: number;
  /** Number of matches without the filter. */
  unfiltered: number;
  counts: FacetCounts;
  /** The corrected query, or null if the query had no typos. */
  corrected: string | null;
  /** The page or component with the most similar name if nothing matches. */
  nearest: Pick<SearchRecord, 'title' | 'href'> | null;
}

/** Why the index cannot be used. */
export type SearchFault =
  /** A file could not be loaded, or is damaged. */
  | 'missing'
  /** A newer deploy has deleted a file. */
  | 'outdated'
  /** The browser blocks the worker. */
  | 'blocked';

/** How much of the index has loaded, which is the names of some products, all names, or also all text. */
export type LoadedTier = 'some-names' | 'names' | 'texts';

/** From the page to the worker, which answers a request immediately, and again each time the index grows. */
export type ToWorker =
  { type: 'load'; productId: string | null } | { type: 'search'; id: number; request: SearchRequest };

/** What the page knows about the index. */
export interface IndexState {
  products: readonly Pick<IndexedProduct, 'id' | 'name'>[];
  groups: readonly SearchGroup[];
  /** How much is loaded, or null for nothing. */
  loaded: LoadedTier | null;
  fault: SearchFault | null;
}

/** From the worker to the page, which is an answer or a change of the state. */
export type FromWorker = { id: number; answer: SearchAnswer } | Partial<IndexState>;

/** Path of the page of results. */
export const RESULTS_PATH = '/search/';

/** State of the results page. */
export type AddressedSearch = Pick<SearchRequest, 'text' | 'productId' | 'filter'>;

/** URL of a results page, such as `/search/?q=button&from=joy-ui&kind=prop`. */
export function searchAddress({ text, productId, filter }: AddressedSearch): string {
  const pairs = [
    ['q', text],
    ...(productId === null ? [] : [['from', productId]]),
    ...filter.products.map((product) => ['product', product]),
    ...filter.kinds.map((kind) => ['kind', kind]),
  ];
  const query = pairs.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${RESULTS_PATH}?${query.join('&')}`;
}

/** Reads the query string of a results page. Ignores unknown parameters. */
export function parseSearchAddress(query: URLSearchParams): AddressedSearch {
  const kinds = query.getAll('kind');
  return {
    text: query.get('q') ?? '',
    productId: query.get('from'),
    filter: { products: query.getAll('product'), kinds: RECORD_KINDS.filter((kind) => kinds.includes(kind)) },
  };
}
