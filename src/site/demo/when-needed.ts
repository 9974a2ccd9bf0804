/** How far below the viewport a demo is started, so that it is live when it is seen. */
const AHEAD = '300px 0px';

/**
 * Calls `start` once, when the element comes near the viewport or the reader touches it. Clicks that come before
 * the element is live are kept and given to it afterwards.
 * @param start resolves when the element hears events
 * @returns stops waiting
 */
export function whenNeeded(element: HTMLElement, start: () => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let started: Promise<void> | null = null;
  const pendingClicks: EventTarget[] = [];

  const begin = (): void => {
    started ??= start().then(() => {
      controller.abort();
      for (const target of pendingClicks) target.dispatchEvent(click());
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  const watch = (surface: EventTarget): void => {
    for (const type of ['pointerdown', 'focusin', 'touchstart'] as const) {
      surface.addEventListener(type, begin, { signal, passive: true });
    }
    surface.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target) pendingClicks.push(event.target);
        begin();
      },
      { signal, capture: true },
    );
  };
  watch(element);
  watchFrame(element, watch, signal);
  return () => controller.abort();
}

/** A click of which the target makes what it makes of every click; icons in a button have no `click()`. */
function click(): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 });
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
