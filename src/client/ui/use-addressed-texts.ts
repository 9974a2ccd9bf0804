import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Browsers allow a page few changes of its address per second: it follows when the values rest, in ms. */
const PAUSE = 300;

const subscribe = (): (() => void) => () => undefined;

/**
 * Texts that stand in the address, so that a link shows what its sender has seen; those that are as at first do not.
 * @param initial the values without an address, which are those in the HTML; the same object in each render
 * @param isValid whether a value from an address makes sense
 */
export function useAddressedTexts<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  isValid: (name: Name, value: string) => boolean,
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<Partial<Record<Name, string>> | null>(null);
  const addressed = useMemo(() => parse(search, initial, isValid), [search, initial, isValid]);
  const values = useMemo(
    () => ({ ...initial, ...addressed, ...chosen }) as Record<Name, string>,
    [initial, addressed, chosen],
  );
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = window.setTimeout(() => {
      const url = new URL(window.location.href);
      for (const name of namesOf(initial)) {
        // Taken out first: the order is the same, whatever was chosen first.
        url.searchParams.delete(name);
        if (values[name] !== initial[name]) url.searchParams.set(name, values[name]);
      }
      window.history.replaceState(window.history.state, '', url);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [chosen, values, initial]);
  // What has been chosen stays ahead of the address, which follows.
  const change = useCallback(
    (next: Partial<Record<Name, string>>) => setChosen((before) => ({ ...before, ...next })),
    [],
  );
  return [values, change];
}

function parse<Name extends string>(
  search: string,
  initial: Readonly<Record<Name, string>>,
  isValid: (name: Name, value: string) => boolean,
): Partial<Record<Name, string>> {
  const parameters = new URLSearchParams(search);
  const found: Partial<Record<Name, string>> = {};
  for (const name of namesOf(initial)) {
    const value = parameters.get(name);
    if (value !== null && isValid(name, value)) found[name] = value;
  }
  return found;
}

const namesOf = <Name extends string>(values: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(values) as Name[];
