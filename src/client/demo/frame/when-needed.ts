import { REPLAYED_EVENTS } from '../../ui/replay-events';
import { createKeptActs } from './kept-acts';

/** How far below the viewport a demo is started, so that it is live when it is seen. */
const AHEAD = '300px 0px';

/**
 * Calls `start` once, when the element comes near the viewport or the reader touches it. What the reader does before
 * the element is live is kept and given to it afterwards.
 * @param start resolves when the element hears events
 * @returns stops waiting
 */
export function whenNeeded(element: HTMLElement, start: () => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let started: Promise<void> | null = null;
  const acts = createKeptActs(element);

  const begin = (): void => {
    started ??= start().then(() => {
      controller.abort();
      return acts.repeat();
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: AHEAD },
  );
  // Not in the frame that shows the element: its code would hold up the next one.
  const frame = requestAnimationFrame(() => observer.observe(element));
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  });
  const keep = (event: Event): void => {
    if (!event.target || isShortcut(event)) return;
    // The browser acts on a click when it is repeated; on the others at once: it moves the focus and types.
    if (event.type === 'click') event.preventDefault();
    event.stopPropagation();
    acts.keep(event);
    begin();
  };
  const watch = (surface: EventTarget): void => {
    for (const type of ['pointerdown', 'touchstart'] as const) {
      surface.addEventListener(type, begin, { signal, passive: true });
    }
    for (const type of REPLAYED_EVENTS) surface.addEventListener(type, keep, { signal, capture: true });
  };
  watch(element);
  watchFrame(element, watch, signal);
  return () => controller.abort();
}

/** Shortcuts are meant for the page or the browser, which hear them now. */
function isShortcut(event: Event): boolean {
  const { ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
  return Boolean(ctrlKey || metaKey || altKey);
}

/** What happens in the frame of a framed demo does not reach the page. */
function watchFrame(element: HTMLElement, watch: (surface: EventTarget) => void, signal: AbortSignal): void {
  const frame = element.querySelector('iframe');
  const watchDocument = (): void => {
    if (frame?.contentDocument) watch(frame.contentDocument);
  };
  watchDocument();
  frame?.addEventListener('load', watchDocument, { signal });
}
