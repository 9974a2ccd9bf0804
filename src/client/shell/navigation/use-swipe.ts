import { useEffect, type RefObject } from 'react';

/** A touch that starts this close to the edge may pull the drawer in, in px. */
const EDGE = 24;
/** A touch must travel this far along the line, in px. */
const DISTANCE = 56;

/** Opens a drawer by a swipe from the start edge and closes it by a swipe towards it; mirrored in RTL. */
export function useSwipe(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    const onStart = ({ touches: [touch] }: TouchEvent): void => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent): void => {
      const element = drawer.current;
      if (!start || !touch || !element) return;
      const rightToLeft = document.body.dir === 'rtl';
      const travelled = (touch.clientX - start.x) * (rightToLeft ? -1 : 1);
      const fromEdge = rightToLeft ? window.innerWidth - start.x : start.x;
      if (Math.abs(touch.clientY - start.y) > Math.abs(travelled)) return;
      const isOpen = element.matches(':popover-open');
      if (isOpen && travelled < -DISTANCE) element.hidePopover();
      if (!isOpen && fromEdge < EDGE && travelled > DISTANCE && isDrawer(element)) element.showPopover();
    };
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, [drawer]);
}

/** On wide screens the menu is part of the page. */
function isDrawer(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'none';
}
