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
  let request = 0;
  const ask = (): void => {
    request = window.requestIdleCallback(callback, { timeout: 1000 });
  };
  // Browsers are idle while a frame is on its way to the screen, too: what is done then holds up the next one. A page
  // in the background has no frames.
  const frame = document.hidden ? null : requestAnimationFrame(ask);
  if (frame === null) ask();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    window.cancelIdleCallback(request);
  };
}
