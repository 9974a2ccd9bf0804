import { hasCommandKey, isComposing } from '../ui/keyboard';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Moves the active result with the keyboard, while the focus stays in the field.
 * @param results empty while the start screen is shown
 * @param query a new one selects the first result
 * @param isCurrent false while the previous results are still shown, so Enter does not open them
 */
export function useResultKeys(
  field: HTMLInputElement,
  results: readonly unknown[],
  query: string,
  isCurrent: boolean,
): [number, (active: number) => void] {
  const count = results.length;
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(query);
  /** Query whose first result opens when it arrives, because the user pressed Enter before. */
  const awaited = useRef<{ query: string; inNewTab: boolean } | null>(null);
  if (shown !== query) {
    setShown(query);
    setActive(0);
  }
  const current = Math.min(active, Math.max(0, count - 1));
  // The hovered result is visible, and scrolling would move it away from the pointer.
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) optionElement(current)?.scrollIntoView({ block: 'nearest' });
    // Better results can replace the first ones, and change the length of the list.
  }, [current, results]);
  const point = useCallback((index: number): void => {
    isByKey.current = false;
    setActive(index);
  }, []);

  useEffect(() => {
    if (!isCurrent) return;
    if (awaited.current?.query === query) openOption(optionElement(0), awaited.current.inNewTab);
    awaited.current = null;
  }, [query, isCurrent]);

  // In the same commit as the results, so a keystroke in between does not open the wrong result.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (count === 0 || isComposing(event)) return;
      const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
      const target = isModified ? null : destination(event.key, current, count);
      if (target !== null) {
        event.preventDefault();
        isByKey.current = true;
        setActive(target);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const inNewTab = hasCommandKey(event);
        if (isCurrent) openOption(optionElement(current), inNewTab);
        else awaited.current = { query, inNewTab };
      }
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, count, current, query, isCurrent]);
  return [current, point];
}

/** Index after a key press, or null for other keys. Wraps around at both ends. */
function destination(key: string, active: number, count: number): number | null {
  const destinations: Partial<Record<string, number>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return destinations[key] ?? null;
}

function openOption(option: HTMLAnchorElement | null, inNewTab: boolean): void {
  if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

function optionElement(index: number): HTMLAnchorElement | null {
  return document.querySelector(`#search-option-${index}`);
}

const STOPS = 'a[href], button:not(.search-forget)';

/**
 * Without results, arrow keys move between the field and the links below it, and typing moves the focus back to the
 * field.
 */
export function useLinkKeys(
  field: HTMLInputElement,
  body: RefObject<HTMLElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    const dialog = field.closest('dialog');
    if (!dialog || !enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      const stops = [field, ...(body.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      const current = stops.findIndex((stop) => stop === document.activeElement);
      const isInList = current > 0;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && current >= 0) {
        event.preventDefault();
        stops[(current + step + stops.length) % stops.length]?.focus();
      } else if (isInList && (event.key === 'Home' || event.key === 'End')) {
        event.preventDefault();
        stops.at(event.key === 'Home' ? 1 : -1)?.focus();
      } else if (
        isInList &&
        event.key.length === 1 &&
        !/[\s/]/.test(event.key) &&
        !event.ctrlKey &&
        !event.metaKey
      ) {
        field.focus();
      }
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [field, body, enabled]);
}
