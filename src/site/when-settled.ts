import { whenIdle } from './links/when-idle';

/**
 * Calls back once the page has loaded all it needs and the browser has time: for what must never hold up the article.
 * @returns takes the call back
 */
export function whenSettled(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let stopWaiting = (): void => window.removeEventListener('load', onLoad);
  const onLoad = (): void => {
    stopWaiting = whenIdle(callback);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => stopWaiting();
}
