/** Longest wait for an idle moment after the page has loaded, in ms. */
const PATIENCE = 3000;

/**
 * Calls back once the page has loaded and the browser has nothing else to do: never before the article can be used.
 * @returns stops waiting
 */
export function whenIdle(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = (): void => {
    const call = (): void => {
      if (!signal.aborted) callback();
    };
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: PATIENCE });
    else setTimeout(call, 200);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
  return () => controller.abort();
}
