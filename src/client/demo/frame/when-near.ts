import { PRESS_EVENTS, replayEvents, type EarlyEvent } from '../../ui/replay-events';

/** How far below the viewport a demo is started, so that it is live when it is seen. */
const AHEAD = '300px 0px';

/**
 * Calls `start` once, when the element is near the viewport or gets the focus. Records events until it resolves, and
 * then replays them, because demos are visible 0.3 s before hydration, or 1.6 s on slow 4G.
 * @param start resolves when the element is interactive
 * @returns stops waiting
 */
export function whenNear(element: HTMLElement, start: () => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const presses: EarlyEvent[] = [];
  let started: Promise<void> | null = null;
  const begin = (): void => {
    started ??= start().then(() => {
      controller.abort();
      return replayEvents(presses);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: AHEAD },
  );
  // Not in the frame that renders the element, because this would delay the next one.
  const next = requestAnimationFrame(() => observer.observe(element));
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(next);
    observer.disconnect();
  });
  const record = (event: MouseEvent): void => {
    // A click with a modifier key is for the browser, such as to open a link in a new tab.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.type === 'click') event.preventDefault();
    event.stopPropagation();
    presses.push({ target: event.target as Element, event });
  };
  const listen = (target: EventTarget | null | undefined): void => {
    for (const type of PRESS_EVENTS)
      target?.addEventListener(type, record as EventListener, { signal, capture: true });
  };
  listen(element);
  // Events in a frame do not bubble out of it.
  const frame = element.querySelector('iframe');
  listen(frame?.contentDocument);
  frame?.addEventListener('load', () => listen(frame.contentDocument), { signal });
  element.addEventListener('focusin', begin, { signal });
  return () => controller.abort();
}
