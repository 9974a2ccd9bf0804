/** Browsers refuse more than 100 changes of an address in 30 seconds: so many at once, and then one per pause, in ms. */
const AT_ONCE = 10;
const PAUSE = 350;

/** When the address could change next, if changes had come evenly. */
let next = 0;

/**
 * Changes the address at once, or as soon as the browser allows it. Not later for every change: a reload takes the
 * address as it is when it begins.
 * @returns how to call it off
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
