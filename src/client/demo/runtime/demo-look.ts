import createCache, { type EmotionCache } from '@emotion/cache';
import { createStore, type ReadonlyStore } from '../../ui/store';
import {
  initialThemeSettings,
  type ThemeSettings,
  type ThemeSettingsStore,
} from '../../settings/theme-settings';

/** Settings that need a render of the demo. Colors are CSS variables, which do not. */
export type RenderedSettings = Pick<ThemeSettings, 'direction' | 'dense'>;

/** Settings of a demo with the matching style cache. */
export interface DemoLook {
  settings: RenderedSettings;
  cache: EmotionCache;
}

/** Looks of the demos in one document. */
export type DemoLooks = ReadonlyStore<DemoLook>;

/** Follows the settings. If a change needs more styles, the demos keep their look until the styles are loaded. */
export function createDemoLooks(source: ThemeSettingsStore, caches: StyleCaches): DemoLooks {
  const looks = createStore<DemoLook>({ settings: initialThemeSettings, cache: caches.ltr });
  const update = (): void => {
    const { direction, dense } = source.get();
    const { settings } = looks.get();
    if (direction === settings.direction && dense === settings.dense) return;
    const cache = direction === 'ltr' ? caches.ltr : caches.rtl();
    if (cache) looks.set({ settings: { direction, dense }, cache });
    // Offline, the styles do not load, so the demos stay left-to-right.
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

/** Emotion's key. Server and browser need the same one to share styles. */
export const STYLE_KEY = 'demo';

/** Styles of one document, with a cache for each direction, because rules are mirrored when they are inserted. */
export interface StyleCaches {
  ltr: EmotionCache;
  /** Null until it is loaded. */
  rtl(): EmotionCache | null;
  loadRtl(): Promise<void>;
}

/** @param container head of the document for style elements */
export function createStyleCaches(key: string, container: HTMLElement): StyleCaches {
  const ltr = createCache({ key, container });
  adoptStyles(ltr, container.ownerDocument);
  let rtl: EmotionCache | null = null;
  return {
    ltr,
    rtl: () => rtl,
    async loadRtl() {
      const { rtlPlugins } = await import('./stylis-plugins');
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
