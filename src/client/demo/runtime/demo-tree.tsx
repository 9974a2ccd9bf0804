import { type ComponentType, createContext, type ReactNode, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import { createStore, type Store, useStore } from '../../ui/store';
import type { Theme } from '../../settings/theme-provider';
import { initialThemeSettings } from '../../settings/theme-settings';
import type { Example } from '../../../shared/playground';
import type { DemoLooks, RenderedSettings } from './demo-look';

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
  theme?: { generateStyleSheets(): object[] };
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
