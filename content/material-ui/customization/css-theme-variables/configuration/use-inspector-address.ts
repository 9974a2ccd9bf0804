import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSelector, type ThemeChoice } from './inspect-theme';

/** Browsers allow a page few changes of its address per second: it follows when the typing rests, in ms. */
const PAUSE = 300;
export const INITIAL: Asked = {
  prefix: 'mui',
  selector: 'media',
  query: '',
  isAll: false,
};

/** What the address says about the inspector. */
export interface Asked extends ThemeChoice {
  query: string;
  isAll: boolean;
}

const subscribe = (): (() => void) => () => undefined;

/** Keeps what the reader looks at in the address, so that a link shows it. */
export function useInspectorAddress(): [
  Asked,
  (change: Partial<Asked>) => void,
] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [changes, setChanges] = useState<Partial<Asked> | null>(null);
  const asked = { ...parse(search), ...changes };
  const written = print(asked);
  useEffect(() => {
    if (changes === null) return undefined;
    const timer = window.setTimeout(() => {
      const url = new URL(window.location.href);
      url.search = written;
      window.history.replaceState(window.history.state, '', url);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [changes, written]);
  return [asked, (change) => setChanges({ ...changes, ...change })];
}

/** What a prefix may hold; other signs would need escapes in CSS. */
export function toPrefix(text: string): string {
  return text.replace(/[^\w-]/g, '').slice(0, 32);
}

function parse(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const selector = parameters.get('selector') ?? INITIAL.selector;
  return {
    prefix: toPrefix(parameters.get('prefix') ?? INITIAL.prefix),
    selector: isSelector(selector) ? selector : INITIAL.selector,
    query: parameters.get('query') ?? '',
    isAll: parameters.get('all') === '1',
  };
}

function print({ prefix, selector, query, isAll }: Asked): string {
  return new URLSearchParams({
    ...(prefix !== INITIAL.prefix && { prefix }),
    ...(selector !== INITIAL.selector && { selector }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(isAll && { all: '1' }),
  }).toString();
}
