/**
 * Calls back now, and again whenever blocks are added to the article: what is out of sight comes after the rest.
 * @returns stops watching
 */
export function whenBlocksArrive(article: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(article, { childList: true });
  callback();
  return () => observer.disconnect();
}
