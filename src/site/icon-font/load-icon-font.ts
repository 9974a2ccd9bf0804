import { ICON_FONT_SELECTOR, ICON_FONT_STYLESHEET } from '../../domain/icon-font';
import { readServices } from '../services/read-services';

let isLoaded = false;

/**
 * Loads the icon font when a page uses it, once per visit: from the configured host, else the site's own copy. A font
 * that does not come leaves the words that name the icons.
 */
export function loadIconFont(article: HTMLElement): void {
  if (isLoaded || !article.querySelector(ICON_FONT_SELECTOR)) return;
  isLoaded = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = readServices().iconFontUrl ?? ICON_FONT_STYLESHEET;
  // Ahead of all others, so that a component may set another size.
  document.head.prepend(link);
}
