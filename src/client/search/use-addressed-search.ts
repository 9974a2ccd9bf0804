import { useEffect, useState } from 'react';
import { parseSearchAddress, searchAddress, type AddressedSearch } from '../../shared/search/search-address';
import { toAddress } from '../../shared/address/site-address';
import { whenAllowed } from '../ui/when-allowed';

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
    const address = toAddress(searchAddress(asked));
    const { pathname, search: query } = window.location;
    if (pathname + query === address) return undefined;
    return whenAllowed(() => window.history.replaceState(window.history.state, '', address));
  }, [search, asked]);
  return [asked, setAsked];
}
