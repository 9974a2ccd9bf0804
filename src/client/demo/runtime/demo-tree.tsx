import { type ComponentType, createContext, type ReactNode, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { createStore, type Store, useStore, type ReadonlyStore } from '../../ui/store';
import type { Theme } from '../../settings/theme-provider';
import {
  initialThemeSettings,
  type ThemeSettings,
  type ThemeSettingsStore,
} from '../../settings/theme-settings';
import type { Example } from '../../../shared/playground';

/** Settings that need a render of the demo. Colors are CSS variables, which do not. */
export type RenderedSettings = Pick<ThemeSettings, 'direction' | 'dense'>;

/** Settings of a demo with the matching style cache. */
interface DemoLook {
  settings: RenderedSettings;
  cache: EmotionCache;
}

/** Looks of the demos in one document. */
export type DemoLooks = ReadonlyStore<DemoLook>;

/** Emotion's key. Server and browser need the same one to share styles. */
export const STYLE_KEY = 'demo';

/** Emotion's key in a framed demo, which cannot use the styles of the page. */
export const FRAME_STYLE_KEY = 'frame';

/**
 * Creates the looks of the demos in one document.
 * @param key of Emotion
 * @param container head of the document for style elements
 */
export function createDemoLooks(source: ThemeSettingsStore, key: string, container: HTMLElement): DemoLooks {
  const ltr = createCache({ key, container });
  adoptStyles(ltr, container.ownerDocument);
  return followSettings(source, ltr, async () => {
    const { rtlPlugins } = await import('./stylis-plugins');
    return createCache({ key: `${key}-rtl`, stylisPlugins: rtlPlugins, container });
  });
}

/** Rules that the server has written are not written again. */
function adoptStyles(cache: EmotionCache, document: Document): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-demo-styles]')) {
    for (const id of style.dataset['demoStyles']?.split(' ') ?? []) cache.inserted[id] = true;
  }
}

/**
 * Follows the settings. If a change needs more styles, the demos keep their look until the styles are loaded.
 * @param loadRtl creates another cache, because rules are mirrored when they are inserted
 */
export function followSettings(
  source: ThemeSettingsStore,
  ltr: EmotionCache,
  loadRtl: () => Promise<EmotionCache>,
): DemoLooks {
  const looks = createStore<DemoLook>({ settings: initialThemeSettings, cache: ltr });
  let rtl: EmotionCache | null = null;
  const update = (): void => {
    const { direction, dense } = source.get();
    const { settings } = looks.get();
    if (direction === settings.direction && dense === settings.dense) return;
    const cache = direction === 'ltr' ? ltr : rtl;
    if (cache) return looks.set({ settings: { direction, dense }, cache });
    void loadRtl().then(
      (loaded) => {
        rtl ??= loaded;
        update();
      },
      // Offline, the styles do not load, so the demos stay left-to-right.
      () => undefined,
    );
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

/** Container of dialogs and menus, if it is not the body. */
export type PortalContainer = () => HTMLElement | null;

interface DemoProviderProps {
  settings: RenderedSettings;
  portalContainer?: PortalContainer | undefined;
  children: ReactNode;
}

/** Runtime of one documented library for demos. */
export interface DemoLibrary {
  /** Wraps a demo in the library's default theme, with the user's density and direction. */
  Provider: (props: DemoProviderProps) => ReactNode;
  /** Families of the font that the theme expects, as CSS. */
  font?: string;
  /** Theme with CSS variables, which the build writes to a stylesheet. Optional. */
  theme?: () => { generateStyleSheets(): object[] };
}

/** Attribute of `<html>` with the color scheme, for the shell and demos. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** Settings and theme of the shell for demos. The server only knows the settings. */
export type ReaderTheme = Pick<Theme, 'settings'> & Partial<Pick<Theme, 'mode' | 'setMode' | 'setScheme'>>;

/** The user's theme, for a demo with its own theme, or that needs the color scheme. */
export const ReaderThemeContext = createContext<ReaderTheme>({ settings: createStore(initialThemeSettings) });

/** Props of a demo. */
export interface DemoProps {
  /** The window of a framed demo, for props such as `target` and `container`. */
  window?: () => Window;
  /** State of a playground. */
  example?: Store<Example>;
}

/** Ids from `useId` must be unique across the roots of a page. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}

export interface DemoTreeProps {
  library: DemoLibrary;
  /** The demo hydrates with the look of the server, and then changes. */
  looks: DemoLooks;
  Demo: ComponentType<DemoProps>;
  /** True if the demo has its own theme and inherits none. */
  isolated?: boolean;
  /** Window of the frame that the demo is in. */
  frame?: Window | undefined;
  /** State of a playground. */
  example?: Store<Example> | undefined;
}

/** One demo in its library's theme. The build and the browser render the same tree. */
export function DemoTree({ library, looks, Demo, isolated = false, frame, example }: DemoTreeProps) {
  const { cache, settings } = useStore(looks);
  const getWindow = useMemo(() => frame && (() => frame), [frame]);
  const getBody = useMemo(() => frame && (() => frame.document.body), [frame]);
  const demo = <Demo {...(getWindow && { window: getWindow })} {...(example && { example })} />;
  return (
    <CacheProvider value={cache}>
      {isolated ? (
        demo
      ) : (
        <library.Provider settings={settings} portalContainer={getBody}>
          {demo}
        </library.Provider>
      )}
    </CacheProvider>
  );
}
