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
      return clickAll(pendingClicks);
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

/** Clicks one after the other; each sees what the one before has changed. Icons in buttons have no `click()`. */
async function clickAll(targets: readonly EventTarget[]): Promise<void> {
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1 };
  for (const target of targets) {
    target.dispatchEvent(new MouseEvent('click', init));
    // React renders before this goes on.
    await Promise.resolve();
  }
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
