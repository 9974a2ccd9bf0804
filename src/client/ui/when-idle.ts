/** Delay after which a frame was probably painted, in ms. */
const A_FRAME = 50;

/**
 * Calls back when the browser is idle. First waits for a frame, because browsers are also idle before they paint it.
 * @returns cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  let cancelIdle = (): void => undefined;
  const timer = window.setTimeout(() => {
    // Safari cannot say when it is idle.
    if (typeof window.requestIdleCallback !== 'function') return callback();
    const request = window.requestIdleCallback(callback, { timeout: 1000 });
    cancelIdle = () => window.cancelIdleCallback(request);
  }, A_FRAME);
  return () => {
    window.clearTimeout(timer);
    cancelIdle();
  };
}

/** Maximum time that unfinished work delays other tasks, in ms. */
const MAX_DELAY = 3000;

const urgent = new Set<Promise<unknown>>();

/** Delays the callbacks of `whenSettled` until this work is done, because the user waits for it. */
export function prioritize(work: Promise<void>): void {
  const timeout = new Promise((resolve) => window.setTimeout(resolve, MAX_DELAY));
  const end = Promise.race([work.catch(() => undefined), timeout]);
  urgent.add(end);
  void end.then(() => urgent.delete(end));
}

/** Calls back when the page is loaded and the browser is idle. For work that must never delay the article. */
export async function whenSettled(callback: () => void): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  do {
    await Promise.all(urgent);
    await new Promise<void>((resolve) => whenIdle(resolve));
  } while (urgent.size > 0);
  callback();
}

/** Passes a module that loads on demand to `use`. Does nothing if it cannot be loaded. */
export function whenLoaded<Module>(loading: Promise<Module>, use: (module: Module) => void): void {
  void loading.then(use, () => undefined);
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
