/** How far below the viewport a demo is started, so that it is live when it is seen. */
const AHEAD = '300px 0px';

/**
 * Calls `start` once, when the element comes near the viewport or the reader touches it. A click that comes before
 * the element is live is kept and given to it afterwards.
 * @returns stops waiting
 */
export function whenNeeded(element: HTMLElement, start: () => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let started: Promise<void> | null = null;
  let pendingClick: HTMLElement | null = null;

  const begin = (): void => {
    started ??= start().then(() => {
      controller.abort();
      pendingClick?.click();
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
  for (const type of ['pointerdown', 'focusin', 'touchstart'] as const) {
    element.addEventListener(type, begin, { signal, passive: true });
  }
  element.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      // The target may be a part of a drawing, which cannot be clicked by script.
      pendingClick = event.composedPath().find((node) => node instanceof HTMLElement) ?? null;
      begin();
    },
    { signal, capture: true },
  );
  return () => controller.abort();
}
