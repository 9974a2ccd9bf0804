import { type ComponentType, createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { createStore, type Store, useStore } from '../../ui/store';
import type { Theme } from '../../settings/theme-provider';
import { initialThemeSettings, type ThemeSettings } from '../../settings/theme-settings';
import type { Example } from '../../../shared/playground';

/** Settings that need a render of the demo. Colors are CSS variables, which do not. */
export type RenderedSettings = Pick<ThemeSettings, 'direction' | 'dense'>;

/** Emotion's caches for the demos in one document. Rules are mirrored when they are inserted, so each direction has one. */
export interface DemoCaches {
  ltr: EmotionCache;
  /** Always returns the same promise. Null if the styles cannot be loaded, such as offline. */
  loadRtl?: () => Promise<EmotionCache | null>;
}

/** Emotion's key. Server and browser need the same one to share styles. */
export const STYLE_KEY = 'demo';

/** Emotion's key in a framed demo, which cannot use the styles of the page. */
export const FRAME_STYLE_KEY = 'frame';

/**
 * Creates the caches of one document.
 * @param key of Emotion
 * @param container head of the document for style elements
 */
export function createDemoCaches(key: string, container: HTMLElement): DemoCaches {
  const ltr = createCache({ key, container });
  // Rules that the server has written are not written again.
  for (const style of container.ownerDocument.querySelectorAll<HTMLElement>('style[data-demo-styles]')) {
    for (const id of style.dataset['demoStyles']?.split(' ') ?? []) ltr.inserted[id] = true;
  }
  let rtl: Promise<EmotionCache | null> | undefined;
  const loadRtl = () =>
    (rtl ??= import('./stylis-plugins').then(
      ({ rtlPlugins }) => createCache({ key: `${key}-rtl`, stylisPlugins: rtlPlugins, container }),
      () => null,
    ));
  return { ltr, loadRtl };
}

interface DemoProviderProps extends RenderedSettings {
  /** Container of dialogs and menus, if it is not the body of the page. */
  portalContainer?: HTMLElement | undefined;
  children: ReactNode;
}

/** Runtime of one documented library for demos. */
export interface DemoLibrary {
  /** Wraps a demo in the library's default theme, with the user's density and direction. */
  Provider: (props: DemoProviderProps) => ReactNode;
  /** Theme with CSS variables, which the build writes to a stylesheet. Optional. */
  theme?: () => { generateStyleSheets(): object[] };
}

/** Settings and theme of the shell for demos. The server only knows the settings. */
export type UserTheme = Pick<Theme, 'settings'> & Partial<Pick<Theme, 'mode' | 'setMode' | 'setScheme'>>;

/** The user's theme, for a demo with its own theme, or that needs the color scheme. */
export const UserThemeContext = createContext<UserTheme>({ settings: createStore(initialThemeSettings) });

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
  caches: DemoCaches;
  Demo: ComponentType<DemoProps>;
  /** True if the demo has its own theme and inherits none. */
  ownTheme?: boolean;
  /** Window of the frame that the demo is in. */
  frame?: Window | undefined;
  /** State of a playground. */
  example?: Store<Example> | undefined;
}

/**
 * One demo in its library's theme. The build and the browser render the same tree, with the server's settings. After
 * hydration, it follows the user's settings.
 */
export function DemoTree(props: DemoTreeProps): ReactNode {
  const { library, caches, Demo, ownTheme = false, frame, example } = props;
  const { dense, direction: chosen } = useStore(use(UserThemeContext).settings);
  // Keeps its direction until the styles are loaded.
  const wanted = useDeferredValue(chosen);
  const rtl = wanted === 'rtl' && caches.loadRtl ? use(caches.loadRtl()) : null;
  const direction = rtl ? 'rtl' : 'ltr';
  // Not rendered again for other settings, such as colors, which are CSS variables.
  const demo = useMemo(
    () => <Demo {...(frame && { window: () => frame })} {...(example && { example })} />,
    [Demo, frame, example],
  );
  return (
    <CacheProvider value={rtl ?? caches.ltr}>
      {ownTheme ? (
        demo
      ) : (
        <library.Provider dense={dense} direction={direction} portalContainer={frame?.document.body}>
          {demo}
        </library.Provider>
      )}
    </CacheProvider>
  );
}
