import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_STORAGE_KEY,
  COLOR_SCHEMES,
  DEFAULT_COLOR_MODE,
  MODE_STORAGE_KEY,
  type ColorMode,
} from '../../../shared/color-mode';
import { createStore, useStore } from '../../ui/store';
import type { ThemeSettings } from '../../settings/theme-settings';
import { UserThemeContext } from './demo-tree';

/** Attribute of the element around an isolated demo. */
const ISOLATED_ATTRIBUTE = 'data-isolated-demo';

/** The variables of an isolated theme carry the demo's name, and a class chooses their scheme. */
export function isolatedVariables(name: string) {
  return { cssVarPrefix: name, colorSchemeSelector: 'class' } as const;
}

/** Limits a theme's variables to the demo instead of the whole page. */
export function insideOf<Theme extends { generateStyleSheets: () => Record<string, object>[] }>(
  name: string,
  theme: Theme,
): Theme {
  const boundary = `[${ISOLATED_ATTRIBUTE}="${name}"]`;
  // Until hydration adds a class, the static HTML uses the page's scheme.
  const dark = `[${COLOR_SCHEME_ATTRIBUTE}="dark"] ${boundary}:not(.light), .dark`;
  const inside = (selector: string): string =>
    selector === '.dark' ? dark : selector.replaceAll(':root', boundary);
  const generateStyleSheets = (): Record<string, object>[] =>
    theme
      .generateStyleSheets()
      .map((sheet) => Object.fromEntries(Object.entries(sheet).map(([key, rules]) => [inside(key), rules])));
  return { ...theme, generateStyleSheets };
}

/** Props that isolate a theme provider from the page, so it stores and inherits nothing. */
const APART = { disableNestedContext: true, storageManager: null, storageWindow: null } as const;

/** Storage that a theme provider shares with the whole site. */
const SHARED = { modeStorageKey: MODE_STORAGE_KEY, colorSchemeStorageKey: COLOR_SCHEME_STORAGE_KEY } as const;

/** Props of a theme provider. */
export interface ThemedProps<Theme> {
  theme: Theme;
  children: ReactNode;
}

/** The theme provider of a library, and its hook for the color scheme. */
interface LibraryTheming<Theme> {
  Provider: (
    props: ThemedProps<Theme> &
      Partial<typeof APART & typeof SHARED> & { colorSchemeNode?: HTMLElement | null },
  ) => ReactNode;
  useMode: () => { mode: ColorMode | undefined; setMode: (mode: ThemeSettings['paletteMode']) => void };
}

/**
 * Creates the provider of an isolated demo, which starts with the user's color scheme and direction.
 * @param adapt changes the theme for the element around the demo
 */
export function isolatedProvider<Theme extends object>(
  name: string,
  { Provider, useMode }: LibraryTheming<Theme>,
  adapt: (theme: Theme | undefined, boundary: HTMLElement | null) => Theme,
) {
  function UserScheme(): null {
    const { setMode } = useMode();
    const { paletteMode } = useUserSettings();
    useEffect(() => setMode(paletteMode), [paletteMode, setMode]);
    return null;
  }

  return function IsolatedProvider({ theme, children }: Partial<ThemedProps<Theme>>): ReactNode {
    const { direction } = useUserSettings();
    const [boundary, ref] = useState<HTMLElement | null>(null);
    const inPlace = useMemo(() => ({ ...adapt(theme, boundary), direction }), [theme, direction, boundary]);
    return (
      <div {...{ ref, [ISOLATED_ATTRIBUTE]: name, style: { display: 'contents' } }}>
        <Provider theme={inPlace} colorSchemeNode={boundary} {...APART}>
          <UserScheme />
          {children}
        </Provider>
      </div>
    );
  };
}

/**
 * Creates the provider of a demo that is a whole page. It uses the user's direction, and shares the color mode with the
 * whole site.
 */
export function fullPageProvider<Theme extends object>({ Provider, useMode }: LibraryTheming<Theme>) {
  /** Changes the mode of the whole site if the demo changes its own. */
  function SiteMode(): null {
    const { mode } = useMode();
    const { mode: known, setMode } = useContext(UserThemeContext);
    useEffect(() => {
      if (mode && mode !== known?.get()) setMode?.(mode);
    }, [mode, known, setMode]);
    return null;
  }

  return function FullPageProvider({ theme, children }: ThemedProps<Theme>): ReactNode {
    const { direction } = useUserSettings();
    const inPlace = useMemo(() => ({ ...theme, direction }), [theme, direction]);
    return (
      <Provider theme={inPlace} {...SHARED}>
        <SiteMode />
        {children}
      </Provider>
    );
  };
}

function useUserSettings(): ThemeSettings {
  return useStore(useContext(UserThemeContext).settings);
}

/** Color mode while the demo is rendered on the server. */
const FIRST_MODE = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/**
 * Replaces the library's `useColorScheme` in demos, which needs the library's provider. Returns the user's mode and
 * functions that change it for the whole site.
 */
export function useColorScheme() {
  const { settings, mode = FIRST_MODE, setMode, setScheme } = useContext(UserThemeContext);
  const { paletteMode } = useStore(settings);
  const chosen = useStore(mode);
  return {
    mode: chosen,
    systemMode: chosen === 'system' ? paletteMode : undefined,
    colorScheme: paletteMode,
    allColorSchemes: COLOR_SCHEMES,
    setMode: (next: ColorMode | null) => setMode?.(next ?? DEFAULT_COLOR_MODE),
    setColorScheme: (name: string) => setScheme?.(name),
  };
}
