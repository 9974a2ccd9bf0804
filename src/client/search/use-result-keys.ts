import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface ResultKeys {
  input: RefObject<HTMLInputElement | null>;
  /** Number of results; 0 while the start screen is shown. */
  count: number;
  /** A new query begins at the first result. */
  query: string;
}

/** The active result, moved by the keyboard while the focus stays in the field. */
export function useResultKeys({ input, count, query }: ResultKeys): [number, (active: number) => void] {
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setActive(0);
  }
  const current = Math.min(active, Math.max(0, count - 1));
  // What the pointer is on is in sight; moving it away from under the pointer would confuse.
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) optionElement(current)?.scrollIntoView({ block: 'nearest' });
  }, [current, count]);
  const point = useCallback((index: number): void => {
    isByKey.current = false;
    setActive(index);
  }, []);

  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (count === 0 || event.isComposing) return;
      const target = destination(event.key, current, count);
      if (target !== null) {
        event.preventDefault();
        isByKey.current = true;
        setActive(target);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        openOption(optionElement(current), event.ctrlKey || event.metaKey);
      }
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [input, count, current]);
  return [current, point];
}

/** Where a key leads; null for other keys. From either end it goes on at the other. */
function destination(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function openOption(option: HTMLAnchorElement | null, inNewTab: boolean): void {
  if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

function optionElement(index: number): HTMLAnchorElement | null {
  return document.querySelector(`#search-option-${index}`);
}
