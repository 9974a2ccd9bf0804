/** Distance from the edge in px at which a swipe can start. Closer to the edge, the system navigates back. */
const EDGE = { from: 40, to: 104 };
/** Minimum horizontal distance of a swipe, in px. */
const DISTANCE = 56;

/** Opens the side menu with a swipe from the start edge, and closes it with a swipe back. RTL mirrors both. */
export function connectSwipe(): void {
  let start: { x: number; y: number } | null = null;
  const onStart = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    const isSwipe = touch && touches.length === 1 && !isTaken(touch.target);
    start = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
  };
  // The system uses the touch for its own gesture.
  const onCancel = (): void => void (start = null);
  const onEnd = ({ changedTouches: [touch] }: TouchEvent): void => {
    const drawer = document.getElementById('main-navigation');
    if (!start || !touch || !drawer) return;
    const rightToLeft = document.body.dir === 'rtl';
    const travelled = (touch.clientX - start.x) * (rightToLeft ? -1 : 1);
    const fromEdge = rightToLeft ? window.innerWidth - start.x : start.x;
    if (Math.abs(touch.clientY - start.y) > Math.abs(travelled)) return;
    if (drawer.matches(':popover-open')) {
      if (travelled < -DISTANCE) drawer.hidePopover();
      return;
    }
    const startsAtEdge = fromEdge > EDGE.from && fromEdge < EDGE.to;
    // On wide screens, the menu is part of the page.
    const isHidden = getComputedStyle(drawer).display === 'none';
    if (startsAtEdge && travelled > DISTANCE && isHidden) drawer.showPopover();
  };
  document.addEventListener('touchstart', onStart, { passive: true });
  document.addEventListener('touchend', onEnd, { passive: true });
  document.addEventListener('touchcancel', onCancel);
}

/** True if the touched element can move, such as a code block that scrolls, or a slider in a demo. */
function isTaken(target: EventTarget): boolean {
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) {
    const { overflowX } = getComputedStyle(element);
    const scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
    if (scrolls || element.matches('[data-demo-root], input')) return true;
  }
  return false;
}
