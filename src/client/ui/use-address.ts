import { useEffect, useRef, useState } from 'react';
import { changeAddress, useAddressQuery } from './use-address-query';
import { whenAllowed } from './when-allowed';

/** Values by the name that they have in the address; null for one that is not there. */
type Addressed<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * State that stands in the address, so that a link shows what its sender has seen. The server renders none of it.
 * @param names in the order that they have in the address
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
): [Addressed<Name>, (change: Partial<Addressed<Name>>) => void] {
  const search = useAddressQuery();
  // What the reader does can be ahead of the address; one that comes from elsewhere takes its place.
  const [ahead, setAhead] = useState<{ search: string; change: Partial<Addressed<Name>> } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const parameters = new URLSearchParams(search);
  const addressed = Object.fromEntries(names.map((name) => [name, parameters.get(name)]));
  const pending = ahead?.search === search ? ahead.change : {};

  const set = (change: Partial<Addressed<Name>>): void => {
    const all = { ...pending, ...change };
    setAhead({ search, change: all });
    stop.current?.();
    stop.current = whenAllowed(() => {
      setAhead(null);
      // Another entry of the history is not the place of what was done in this one.
      if (window.location.search === search) write(names, all);
    });
  };
  return [{ ...addressed, ...pending } as Addressed<Name>, set];
}

function write<Name extends string>(names: readonly Name[], change: Partial<Addressed<Name>>): void {
  const url = new URL(window.location.href);
  for (const name of names) {
    const value = name in change ? change[name] : url.searchParams.get(name);
    // Taken out first: the order is the same, whatever was chosen first.
    url.searchParams.delete(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  changeAddress('replaceState', window.history.state, url);
}
