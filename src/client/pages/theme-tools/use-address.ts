import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Browsers allow a page few changes of its address per second: it follows when the reader rests, in ms. */
const PAUSE = 300;

/** Values by the name that they have in the address; null for one that is not there. */
export type Addressed<Name extends string> = Readonly<Record<Name, string | null>>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** State that stands in the address, so that a link shows what its sender has seen. The server renders none of it. */
export function useAddress<Name extends string>(
  names: readonly Name[],
): [Addressed<Name>, (change: Partial<Addressed<Name>>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  // What the reader does is ahead of the address; one that comes from elsewhere takes its place.
  const [ahead, setAhead] = useState<{ search: string; change: Partial<Addressed<Name>> } | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const parameters = new URLSearchParams(search);
  const addressed = Object.fromEntries(names.map((name) => [name, parameters.get(name)]));
  const pending = ahead?.search === search ? ahead.change : {};

  const set = (change: Partial<Addressed<Name>>): void => {
    const all = { ...pending, ...change };
    setAhead({ search, change: all });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write(all), PAUSE);
  };
  return [{ ...addressed, ...pending } as Addressed<Name>, set];
}

function write(change: Partial<Addressed<string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(change))
    if (!value) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  listeners.forEach((listener) => listener());
}
