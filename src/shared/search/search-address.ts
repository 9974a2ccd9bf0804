import type { SearchRequest } from './protocol';
import { RECORD_KINDS } from './record';

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
