import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Query of the URL with its question mark. Empty on the server. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Changes the URL and notifies listeners, because the browser only does so for Back and Forward.
 * @param how replaces the history entry, or adds one
 */
export function changeAddress(how: 'replaceState' | 'pushState', state: unknown, url: URL): void {
  window.history[how](state, '', url);
  listeners.forEach((listener) => listener());
}

/** Query parameters by name. Null if missing. */
type Addressed<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * State in the URL, so links share it. Empty on the server.
 * @param names in the order of the URL
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
): [Addressed<Name>, (change: Partial<Addressed<Name>>) => void] {
  const search = useAddressQuery();
  // Changes that are not in the URL yet. They are dropped if the URL changes.
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
      // After a navigation in the history, the change does not apply.
      if (window.location.search === search) write(names, all);
    });
  };
  return [{ ...addressed, ...pending } as Addressed<Name>, set];
}

function write<Name extends string>(names: readonly Name[], change: Partial<Addressed<Name>>): void {
  const url = new URL(window.location.href);
  for (const name of names) {
    const value = name in change ? change[name] : url.searchParams.get(name);
    // Delete it first, so the order does not depend on the order of changes.
    url.searchParams.delete(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  changeAddress('replaceState', window.history.state, url);
}

/**
 * Strings in the URL, so links share them. Default values are not in the URL.
 * @param initial default values, which are those in the HTML
 * @param isValid whether a value from a URL is valid
 */
export function useAddressedTexts<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  isValid: (name: Name, value: string) => boolean,
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const names = Object.keys(initial) as Name[];
  const [addressed, setAddress] = useAddress(names);
  const valueOf = (name: Name): string => {
    const value = addressed[name];
    return value !== null && isValid(name, value) ? value : initial[name];
  };
  const change = (next: Partial<Record<Name, string>>): void => {
    const changed = { ...next } as Partial<Record<Name, string | null>>;
    for (const name of names) if (changed[name] === initial[name]) changed[name] = null;
    setAddress(changed);
  };
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  return [values, change];
}

/** Browsers allow 100 URL changes in 30 seconds. This many run immediately, and then one for each interval, in ms. */
const AT_ONCE = 10;
const PAUSE = 350;

/** Time of the next change if changes were evenly spaced. */
let nextChange = 0;

/**
 * Changes the URL immediately, or as soon as the browser allows it. A debounce would lose the last change at a reload.
 * @returns cancels the change
 */
export function whenAllowed(change: () => void): () => void {
  const stop = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('beforeunload', go);
  };
  const go = (): void => {
    stop();
    nextChange = Math.max(nextChange, performance.now()) + PAUSE;
    change();
  };
  const wait = nextChange - AT_ONCE * PAUSE - performance.now();
  let timer = 0;
  if (wait <= 0) go();
  else {
    timer = window.setTimeout(go, Math.min(wait, PAUSE));
    // Where the page is left for another one, the way back still shows the change.
    window.addEventListener('beforeunload', go);
  }
  return stop;
}
