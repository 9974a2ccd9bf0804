import { whenIdle } from './when-idle';

/**
 * Calls back when what React has just changed is on the screen, and the browser has time for more. A tab that nobody
 * sees is not painted and does not wait.
 * @returns takes the call back
 */
export function whenPainted(callback: () => void): () => void {
  if (document.hidden) return whenIdle(callback);
  let cancel = (): void => undefined;
  const nextFrame = (then: () => void): void => {
    const request = window.requestAnimationFrame(then);
    cancel = () => window.cancelAnimationFrame(request);
  };
  // The first frame paints the change; the second one begins when that is done.
  nextFrame(() => nextFrame(() => (cancel = whenIdle(callback))));
  return () => cancel();
}
