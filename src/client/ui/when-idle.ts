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
const MAX_DELAY = 3000;

const urgent = new Set<Promise<unknown>>();

/** Delays idle callbacks until this work is done, because the user waits for it. */
export function prioritize(work: Promise<void>): void {
  const timeout = new Promise((resolve) => window.setTimeout(resolve, MAX_DELAY));
  const end = Promise.race([work.catch(() => undefined), timeout]);
  urgent.add(end);
  void end.then(() => urgent.delete(end));
}

/**
 * Calls back when the page is loaded and the browser is idle. For work that must never delay the article.
 * @returns cancels the callback
 */
export function whenSettled(callback: () => void): () => void {
  let isCanceled = false;
  const settle = async (): Promise<void> => {
    await pageLoad();
    do {
      await Promise.all(urgent);
      await new Promise<void>((resolve) => whenIdle(resolve));
    } while (urgent.size > 0);
    if (!isCanceled) callback();
  };
  void settle();
  return () => {
    isCanceled = true;
  };
}

async function pageLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
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
