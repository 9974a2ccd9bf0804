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

/**
 * Strings in the URL, so links share them. Default values are not in the URL.
 * @param initial default values, which are those in the HTML, in the order of the URL
 * @param isValid whether a value from a URL is valid
 */
export function useAddressedTexts<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  isValid: (name: Name, value: string) => boolean = () => true,
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const search = useAddressQuery();
  // Changes that are not in the URL yet. They are dropped if the URL changes.
  const [ahead, setAhead] = useState<{ search: string; change: Partial<Record<Name, string>> } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const names = Object.keys(initial) as Name[];
  const parameters = new URLSearchParams(search);
  const pending: Partial<Record<Name, string>> = ahead?.search === search ? ahead.change : {};
  const valueOf = (name: Name): string => {
    const value = pending[name] ?? parameters.get(name);
    return value !== null && isValid(name, value) ? value : initial[name];
  };
  const change = (next: Partial<Record<Name, string>>): void => {
    const all = { ...pending, ...next };
    // While the page hydrates, `search` is still empty.
    const from = window.location.search;
    setAhead({ search: from, change: all });
    stop.current?.();
    stop.current = whenAllowed(() => {
      setAhead(null);
      // After a navigation in the history, the change does not apply.
      if (window.location.search === from) write(initial, all);
    });
  };
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  return [values, change];
}

function write(initial: Readonly<Record<string, string>>, change: Partial<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const name of Object.keys(initial)) {
    const value = change[name] ?? url.searchParams.get(name);
    // Delete it first, so the order does not depend on the order of changes.
    url.searchParams.delete(name);
    if (value !== null && value !== initial[name]) url.searchParams.set(name, value);
  }
  changeAddress('replaceState', window.history.state, url);
}

// Browsers allow 100 URL changes in 30 seconds.
/** Number of changes that run immediately. */
const AT_ONCE = 10;
/** Interval of later changes, in ms. */
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
    // If the user leaves the page before that, Back still shows the change.
    window.addEventListener('beforeunload', go);
  }
  return stop;
}
