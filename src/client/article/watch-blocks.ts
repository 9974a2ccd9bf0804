/**
 * Calls back now, and again when blocks are added to the article: see `useReady`.
 * @returns stops watching
 */
export function watchBlocks(article: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(article, { childList: true });
  callback();
  return () => observer.disconnect();
}
