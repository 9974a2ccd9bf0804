import { useContext, useEffect, useState } from 'react';
import { COLOR_SCHEMES, DEFAULT_COLOR_MODE, type ColorMode } from '../../../shared/color-mode';
import { createStore, useStore } from '../../ui/store';
import type { ThemeSettings } from '../../settings/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE, ReaderThemeContext } from './demo-tree';

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
export const APART = { disableNestedContext: true, storageManager: null, storageWindow: null } as const;

/** The user's settings, and an element around the demo for its variables and scheme. */
export function useBoundary(name: string) {
  const settings = useStore(useContext(ReaderThemeContext).settings);
  const [boundary, ref] = useState<HTMLElement | null>(null);
  const boundaryProps = { ref, [ISOLATED_ATTRIBUTE]: name, style: { display: 'contents' } };
  return { settings, boundary, boundaryProps };
}

/** Gives the user's color scheme to a demo with its own modes. The demo can change it. */
export function useReadersScheme(setMode: (mode: ThemeSettings['paletteMode']) => void): void {
  const { paletteMode } = useStore(useContext(ReaderThemeContext).settings);
  useEffect(() => setMode(paletteMode), [paletteMode, setMode]);
}

/** The user's direction, for the theme of a demo that is a whole page. */
export function useReaderDirection(): ThemeSettings['direction'] {
  return useStore(useContext(ReaderThemeContext).settings).direction;
}

/** Changes the mode of the whole site if a demo that is a whole page changes its own. */
export function useSiteMode(mode: ColorMode | undefined): void {
  const { mode: known, setMode } = useContext(ReaderThemeContext);
  useEffect(() => {
    if (mode && mode !== known?.get()) setMode?.(mode);
  }, [mode, known, setMode]);
}

/** Color mode while the demo is rendered on the server. */
const FIRST_MODE = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/**
 * Replaces the library's `useColorScheme` in demos, which needs the library's provider. Returns the user's mode and
 * functions that change it for the whole site.
 */
export function useColorScheme() {
  const { settings, mode = FIRST_MODE, setMode, setScheme } = useContext(ReaderThemeContext);
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
