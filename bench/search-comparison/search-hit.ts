/** One row in a list of search results. */
export interface SearchHit {
  /** Path of the page. */
  page: string;
  /** URLs that the row links to, with anchors. */
  urls: string[];
}

/** Searches from a page of a product. */
export type AskSearch = (query: string, productId: string | null) => Promise<SearchHit[]>;

/** Removes the anchor. */
export function pageOf(url: string): string {
  return url.replace(/#.*$/, '');
}
