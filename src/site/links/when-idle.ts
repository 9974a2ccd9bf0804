/** Without a sign of the browser, this long after the call, in ms, there was most likely a frame. */
const A_FRAME = 50;

/**
 * Calls back when the page is painted and the browser has time for more.
 * @returns takes the call back
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, A_FRAME);
    return () => window.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback, { timeout: 1000 });
  return () => window.cancelIdleCallback(request);
}
