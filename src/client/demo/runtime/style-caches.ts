import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's key; server and browser must use the same one to share styles. */
export const STYLE_KEY = 'demo';

/** The styles of one document: a cache per direction, because a rule is mirrored when it is written. */
export interface StyleCaches {
  ltr: EmotionCache;
  /** Null until it is loaded. */
  rtl(): EmotionCache | null;
  loadRtl(): Promise<void>;
}

/** @param container the head of the document, which takes the style tags */
export function createStyleCaches(key: string, container: HTMLElement): StyleCaches {
  const ltr = createCache({ key, container });
  adoptStyles(ltr, container.ownerDocument);
  let rtl: EmotionCache | null = null;
  return {
    ltr,
    rtl: () => rtl,
    async loadRtl() {
      const { rtlPlugins } = await import('./rtl-plugins');
      rtl ??= createCache({ key: `${key}-rtl`, stylisPlugins: rtlPlugins, container });
    },
  };
}

/** Rules that the server has written are not written again. */
function adoptStyles(cache: EmotionCache, document: Document): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-demo-styles]')) {
    for (const id of style.dataset['demoStyles']?.split(' ') ?? []) cache.inserted[id] = true;
  }
}
