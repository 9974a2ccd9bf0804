/** One row of a list of results. */
export interface Found {
  /** Path of the page that it leads to. */
  page: string;
  /** Addresses, with anchors, that the row offers. */
  addresses: string[];
}

/** What a search lists for a query that is typed on a page of a product. */
export type AskSearch = (query: string, productId: string | null) => Promise<Found[]>;

/** Path of an address. */
export function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}
