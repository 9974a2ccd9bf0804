import { useEffect, useState, useSyncExternalStore } from 'react';

/** Browsers allow a page few changes of its address per second: it follows when the value rests, in ms. */
const PAUSE = 300;

const subscribe = (): (() => void) => () => undefined;

/**
 * A number that stands in the address, so that a link shows what its sender has seen.
 * @param initial the value without an address, which is the one in the HTML
 * @param most the largest value; the smallest is 0
 */
export function useAddressedNumber(
  name: string,
  initial: number,
  most: number,
): [number, (value: number) => void] {
  const addressed = useSyncExternalStore(
    subscribe,
    () => parse(new URLSearchParams(window.location.search).get(name), most),
    () => null,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = window.setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.set(name, String(chosen));
      window.history.replaceState(window.history.state, '', url);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [name, chosen]);
  return [chosen ?? addressed ?? initial, setChosen];
}

function parse(text: string | null, most: number): number | null {
  const value = text ? Number(text) : Number.NaN;
  return value >= 0 && value <= most ? value : null;
}
