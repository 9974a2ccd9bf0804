import type { EmotionCache } from '@emotion/cache';
import {
  INITIAL_DEMO_SETTINGS,
  type DemoSettings,
  type DemoSettingsSource,
} from '../../ui/theme/demo-settings';
import type { StyleCaches } from './style-caches';

/** Settings that a demo must be rendered again for; colours are CSS and follow by themselves. */
export type RenderedSettings = Pick<DemoSettings, 'direction' | 'dense'>;

/** What a demo looks like at one moment: its settings, and the style cache that goes with them. */
export interface DemoLook {
  settings: RenderedSettings;
  cache: EmotionCache;
}

/** The look of demos in one document, as an external store of React. */
export interface DemoLooks {
  get(): DemoLook;
  /** The look of the server's HTML. */
  getServer(): DemoLook;
  subscribe(listener: () => void): () => void;
}

/**
 * Follows the settings. A change applies at once, unless its styles have to be loaded first: then the demos stay as
 * they are until all of it can change together.
 */
export function createDemoLooks(source: DemoSettingsSource, caches: StyleCaches): DemoLooks {
  const initial: DemoLook = { settings: INITIAL_DEMO_SETTINGS, cache: caches.ltr };
  const listeners = new Set<() => void>();
  let look = initial;
  const update = (): void => {
    const { direction, dense } = source.get();
    if (direction === look.settings.direction && dense === look.settings.dense) return;
    const cache = direction === 'ltr' ? caches.ltr : caches.rtl();
    if (!cache) {
      // Offline the styles do not come: the demos stay readable, left to right.
      caches.loadRtl().then(update, () => {});
      return;
    }
    look = { settings: { direction, dense }, cache };
    for (const listener of listeners) listener();
  };
  update();
  let stop = (): void => {};
  return {
    get: () => look,
    getServer: () => initial,
    subscribe(listener) {
      if (listeners.size === 0) {
        stop = source.subscribe(update);
        update();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
