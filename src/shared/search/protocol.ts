import type { IndexedProduct } from './index-files';
import type { RecordKind, SearchRecord } from './record';
import type { SearchGroup } from './search-data';

/** A piece of text; marked where the query matches. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** What the reader wants to see; empty lists mean everything. */
export interface SearchFilter {
  products: readonly string[];
  kinds: readonly RecordKind[];
}

/** One question to the index. */
export interface SearchRequest {
  text: string;
  /** Product of the page being read: its results come first. */
  productId: string | null;
  filter: SearchFilter;
  /** Most results of all products together. */
  limit: number;
  /** Only what is on this device: there is no network. */
  savedOnly: boolean;
}

/** One result as it is shown. */
export interface SearchResult extends Omit<SearchRecord, 'title' | 'aliases' | 'isDescribed'> {
  title: Segment[];
  /** A line of what is written there; empty when there is none, or when it is not loaded yet. */
  context: Segment[];
}

/** Results of one product, best first. */
export interface ResultGroup {
  productId: string;
  results: SearchResult[];
}

/** How many records match, whatever the filter of the same sort hides. */
export interface FacetCounts {
  products: Record<string, number>;
  kinds: Partial<Record<RecordKind, number>>;
}

/** What the index answers. */
export interface SearchAnswer {
  groups: ResultGroup[];
  /** Matching records within the filter; more than are listed. */
  total: number;
  counts: FacetCounts;
  /** The query with its typing mistakes mended, when it was searched that way; else null. */
  corrected: string | null;
  /** When nothing matches: the nearest thing there is. */
  nearest: SearchRecord | null;
}

/** Why the index cannot be used. */
export type SearchFault =
  /** A file cannot be had: no network, or not deployed. */
  | 'missing'
  /** A file arrived, but not whole. */
  | 'damaged'
  /** Script and files come from different deploys. */
  | 'outdated'
  /** The browser does not let the worker run. */
  | 'blocked';

/** How much of the index has loaded: the names of some products, all names, or also all text. */
export type LoadedTier = 'some-names' | 'names' | 'texts';

/** What the page wants to know; answered at once, and again whenever the index has grown. */
export interface SearchQuestion {
  type: 'search';
  id: number;
  request: SearchRequest;
}

/** From the page to the worker. */
export type ToWorker = { type: 'load'; productId: string | null } | SearchQuestion;

/** From the worker to the page. */
export type FromWorker =
  | { type: 'manifest'; products: Pick<IndexedProduct, 'id' | 'name'>[]; groups: SearchGroup[] }
  /** A tier, or a part of it, has been added. */
  | { type: 'progress'; tier: LoadedTier }
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'fault'; fault: SearchFault };
