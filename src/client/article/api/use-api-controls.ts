import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { enhanceCodeBlocks } from '../code-blocks';
import { copyRowLink } from './copy-row-link';
import { filterRows } from './filter-rows';
import { markTarget } from './mark-target';
import { applyStoredViews, changeView, toggleRow } from './views';

/** Brings the controls in the body of an API page to life: one listener of a kind serves all rows. */
export function useApiControls(body: RefObject<HTMLElement | null>, path: string, hash: string): void {
  // Before the first paint after a navigation, where the script in the body does not run.
  useLayoutEffect(() => {
    if (body.current) applyStoredViews(body.current);
  }, [body, path]);
  useLayoutEffect(() => {
    if (body.current) markTarget(body.current, hash);
  }, [body, path, hash]);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    enhanceCodeBlocks(element);
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === 'radio') changeView(target);
      else filterRows(element);
    };
    const onClick = (event: MouseEvent): void => {
      toggleRow(event);
      copyRowLink(event);
    };
    const onInput = (): void => filterRows(element);
    // What the reader has typed while the page was loading counts.
    filterRows(element);
    element.addEventListener('change', onChange);
    element.addEventListener('input', onInput);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('change', onChange);
      element.removeEventListener('input', onInput);
      element.removeEventListener('click', onClick);
    };
  }, [body, path]);
}
