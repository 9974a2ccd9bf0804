import { useEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not(.search-forget)';

/**
 * While no list of results is shown, arrow keys lead from the field through the links below it and back; a letter
 * typed on the way goes into the field.
 */
export function useLinkKeys(
  input: RefObject<HTMLInputElement | null>,
  body: RefObject<HTMLElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    const dialog = input.current?.closest('dialog');
    if (!dialog || !enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const stops = [input.current, ...(body.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
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
        input.current?.focus();
      }
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [input, body, enabled]);
}
