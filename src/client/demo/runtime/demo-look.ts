import createCache, { type EmotionCache } from '@emotion/cache';
import { createStore, type ReadonlyStore } from '../../ui/store';
import {
  initialThemeSettings,
  type ThemeSettings,
  type ThemeSettingsStore,
} from '../../ui/theme/theme-settings';

/** Settings that a demo must be rendered again for; colours are CSS and follow by themselves. */
export type RenderedSettings = Pick<ThemeSettings, 'direction' | 'dense'>;

/** What a demo looks like at one moment: its settings, and the style cache that goes with them. */
export interface DemoLook {
  settings: RenderedSettings;
  cache: EmotionCache;
}

/** The look of demos in one document. */
export type DemoLooks = ReadonlyStore<DemoLook>;

/**
 * Follows the settings. A change applies at once, unless its styles have to be loaded first: then the demos stay as
 * they are until all of it can change together.
 */
export function createDemoLooks(source: ThemeSettingsStore, caches: StyleCaches): DemoLooks {
  const looks = createStore<DemoLook>({ settings: initialThemeSettings, cache: caches.ltr });
  const update = (): void => {
    const { direction, dense } = source.get();
    const { settings } = looks.get();
    if (direction === settings.direction && dense === settings.dense) return;
    const cache = direction === 'ltr' ? caches.ltr : caches.rtl();
    if (cache) looks.set({ settings: { direction, dense }, cache });
    // Offline the styles do not come: the demos stay readable, left to right.
    else caches.loadRtl().then(update, () => {});
  };
  update();
  return {
    ...looks,
    subscribe(listener) {
      update();
      const stops = [source.subscribe(update), looks.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

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
