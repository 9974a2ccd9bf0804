import type { EmotionCache } from '@emotion/cache';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../../../src/client/ui/store';
import { initialThemeSettings, type ThemeSettings } from '../../../../../src/client/settings/theme-settings';
import { followSettings } from '../../../../../src/client/demo/runtime/demo-tree';

function createSource() {
  const store = createStore(initialThemeSettings);
  const followers = new Set<() => void>();
  return {
    ...store,
    followers,
    subscribe(listener: () => void) {
      const stop = store.subscribe(listener);
      followers.add(listener);
      return () => {
        followers.delete(listener);
        stop();
      };
    },
    change: (part: Partial<ThemeSettings>) => store.set({ ...store.get(), ...part }),
  };
}

const cache = (key: string): EmotionCache => ({ key }) as EmotionCache;

/** Looks of demos whose mirrored styles load when the test resolves them. */
function createLooks(source: ReturnType<typeof createSource>) {
  let resolve = (_cache: EmotionCache): void => {};
  let reject = (_error: Error): void => {};
  const promise = new Promise<EmotionCache>((...answers) => ([resolve, reject] = answers));
  const settled = async (): Promise<void> => {
    await promise.catch(() => {});
    await Promise.resolve();
  };
  return {
    looks: followSettings(source, cache('demo'), () => promise),
    async load() {
      resolve(cache('demo-rtl'));
      await settled();
    },
    async fail() {
      reject(new Error('offline'));
      await settled();
    },
  };
}

describe('the look of demos', () => {
  it("starts with the server's settings, even if the user's settings differ", () => {
    const source = createSource();
    source.change({ dense: true });
    const { looks } = createLooks(source);
    expect(looks.initial.settings.dense).toBe(false);
    expect(looks.get().settings.dense).toBe(true);
  });

  it('changes at once with density', () => {
    const source = createSource();
    const { looks } = createLooks(source);
    const listener = vi.fn();
    looks.subscribe(listener);
    source.change({ dense: true });
    expect(listener).toHaveBeenCalledOnce();
    expect(looks.get().settings).toEqual({ direction: 'ltr', dense: true });
  });

  it('stays the same when only the colors change: they are CSS', () => {
    const source = createSource();
    const { looks } = createLooks(source);
    const listener = vi.fn();
    looks.subscribe(listener);
    const before = looks.get();
    source.change({ paletteMode: 'dark' });
    expect(listener).not.toHaveBeenCalled();
    expect(looks.get()).toBe(before);
  });

  it('turns round together with its styles, once they are loaded', async () => {
    const source = createSource();
    const { looks, load } = createLooks(source);
    looks.subscribe(() => {});
    source.change({ direction: 'rtl' });
    expect(looks.get().settings.direction).toBe('ltr');
    await load();
    expect(looks.get()).toEqual({
      settings: { direction: 'rtl', dense: false },
      cache: { key: 'demo-rtl' },
    });
    source.change({ direction: 'ltr' });
    expect(looks.get().cache.key).toBe('demo');
  });

  it('stays as it is when the styles cannot be loaded', async () => {
    const source = createSource();
    const { looks, fail } = createLooks(source);
    looks.subscribe(() => {});
    source.change({ direction: 'rtl' });
    await fail();
    expect(looks.get()).toBe(looks.initial);
  });

  it('only subscribes to settings while demos are mounted, and is up to date for the next demo', () => {
    const source = createSource();
    const { looks } = createLooks(source);
    const stop = looks.subscribe(() => {});
    expect(source.followers.size).toBe(1);
    stop();
    expect(source.followers.size).toBe(0);
    source.change({ dense: true });
    looks.subscribe(() => {});
    expect(looks.get().settings.dense).toBe(true);
  });
});
