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

/** @param container element that takes the style tags; the page's head unless given */
export function createStyleCaches(key: string, container?: HTMLElement): StyleCaches {
  const place = container ? { container } : {};
  const ltr = createCache({ key, ...place });
  if (container) adoptStyles(ltr, container);
  let rtl: EmotionCache | null = null;
  return {
    ltr,
    rtl: () => rtl,
    async loadRtl() {
      const { rtlPlugins } = await import('./rtl-plugins');
      rtl ??= createCache({ key: `${key}-rtl`, stylisPlugins: rtlPlugins, ...place });
    },
  };
}

/** Emotion looks for the styles of the server in the page only, not in the document of a frame. */
function adoptStyles(cache: EmotionCache, container: HTMLElement): void {
  for (const style of container.querySelectorAll(`style[data-emotion^="${cache.key} "]`)) {
    const [, ...ids] = style.getAttribute('data-emotion')?.split(' ') ?? [];
    for (const id of ids) cache.inserted[id] = true;
  }
}
