import { ICON_FONT_READY, ICON_FONT_SELECTOR, ICON_FONT_STYLESHEET } from '../../shared/icon-font';
import { readServices } from '../analytics/read-services';
import { toAddress } from '../../shared/site-address';

/**
 * Calls back now, and again if blocks are added to the article. See `useReady`.
 * @returns stops watching
 */
export function watchBlocks(article: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(article, { childList: true });
  callback();
  return () => observer.disconnect();
}

let isLoaded = false;

/**
 * Loads the icon font once if an article uses it, from the configured host or the site's own copy. Icon names stay
 * hidden until it loads or fails.
 * @returns stops watching the article
 */
export function loadIconFontFor(article: HTMLElement): () => void {
  return watchBlocks(article, () => {
    if (isLoaded || !article.querySelector(ICON_FONT_SELECTOR)) return;
    isLoaded = true;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = readServices().iconFontUrl ?? toAddress(ICON_FONT_STYLESHEET);
    const show = (): void => document.documentElement.setAttribute(ICON_FONT_READY, '');
    link.addEventListener('load', () => void document.fonts.ready.then(show));
    link.addEventListener('error', show);
    // First in the head, so components can set another size.
    document.head.prepend(link);
  });
}
