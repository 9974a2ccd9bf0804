import { useEffect, useRef, type RefObject } from 'react';

/** A popover that closes when one of its links is followed, not when one opens a group, and when the focus leaves it with Tab. */
export function useClosingPopover<Panel extends HTMLElement = HTMLUListElement>(): RefObject<Panel | null> {
  const panel = useRef<Panel>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const hide = (): void => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a:not([aria-expanded])')) hide();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hide();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return panel;
}
