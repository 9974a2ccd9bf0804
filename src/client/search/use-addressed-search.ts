import { useEffect, useState } from 'react';
import { parseSearchAddress, searchAddress, type AddressedSearch } from '../../shared/search/search-address';
import { toAddress } from '../../shared/address/site-address';

/** Browsers allow a page few changes of its address per second: it follows when the typing pauses, in ms. */
const PAUSE = 300;
const NOTHING: AddressedSearch = { text: '', productId: null, filter: { products: [], kinds: [] } };

/**
 * A search that stands in the address.
 * @param search query of the address; null while it is not known, in the HTML and its first render
 */
export function useAddressedSearch(
  search: string | null,
): [AddressedSearch, (asked: AddressedSearch) => void] {
  const [asked, setAsked] = useState(NOTHING);
  const [read, setRead] = useState<string | null>(null);
  if (search !== read) {
    setRead(search);
    setAsked(search === null ? NOTHING : parseSearchAddress(new URLSearchParams(search)));
  }
  useEffect(() => {
    if (search === null || asked === NOTHING) return undefined;
    const timer = window.setTimeout(() => {
      const address = toAddress(searchAddress(asked));
      const { pathname, search: query } = window.location;
      if (pathname + query !== address) window.history.replaceState(window.history.state, '', address);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [search, asked]);
  return [asked, setAsked];
}
