/** Delay after which a frame was probably painted, in ms. */
const A_FRAME = 50;

/**
 * Calls back after the next paint when the browser is idle.
 * @returns cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, A_FRAME);
    return () => window.clearTimeout(timer);
  }
  let request = 0;
  let frame = 0;
  const ask = (): void => {
    request = window.requestIdleCallback(callback, { timeout: 1000 });
  };
  // Browsers are also idle before a frame is painted, and work would delay that frame. Hidden pages have no frames.
  if (document.hidden) ask();
  else frame = requestAnimationFrame(ask);
  return () => {
    cancelAnimationFrame(frame);
    window.cancelIdleCallback(request);
  };
}

/** Maximum time that unfinished work delays other tasks, in ms. */
const PATIENCE = 3000;

const urgent = new Set<Promise<unknown>>();

/** Delays idle callbacks until this work is done, because the user waits for it. */
export function prioritize(work: Promise<void>): void {
  const patience = new Promise((resolve) => window.setTimeout(resolve, PATIENCE));
  const end = Promise.race([work.catch(() => undefined), patience]);
  urgent.add(end);
  void end.then(() => urgent.delete(end));
}

/**
 * Calls back when the page is loaded and the browser is idle. For work that must never delay the article.
 * @returns cancels the callback
 */
export function whenSettled(callback: () => void): () => void {
  let isWanted = true;
  let stopWaiting: () => void;
  const settle = (): void => {
    if (urgent.size === 0) callback();
    else void Promise.all(urgent).then(() => isWanted && wait());
  };
  const wait = (): void => {
    stopWaiting = whenIdle(settle);
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    stopWaiting = () => window.removeEventListener('load', wait);
  }
  return () => {
    isWanted = false;
    stopWaiting();
  };
}

/**
 * Runs a task after the next paint, so it does not delay typing.
 * @returns cancels the task
 */
export function afterPaint(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
