/** Browsers allow 100 URL changes in 30 seconds. This many run immediately, and then one for each interval, in ms. */
const AT_ONCE = 10;
const PAUSE = 350;

/** Time of the next change if changes were evenly spaced. */
let next = 0;

/**
 * Changes the URL immediately, or as soon as the browser allows it. A debounce would lose the last change at a reload.
 * @returns cancels the change
 */
export function whenAllowed(write: () => void): () => void {
  const stop = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('beforeunload', go);
  };
  const go = (): void => {
    stop();
    next = Math.max(next, performance.now()) + PAUSE;
    write();
  };
  const wait = next - AT_ONCE * PAUSE - performance.now();
  let timer = 0;
  if (wait <= 0) go();
  else {
    timer = window.setTimeout(go, Math.min(wait, PAUSE));
    // Where the page is left for another one, the way back still shows the change.
    window.addEventListener('beforeunload', go);
  }
  return stop;
}
