import { useContext, useEffect, useState } from 'react';
import { useStore } from '../../ui/store';
import type { ThemeSettings } from '../../settings/theme-settings';
import { ReaderThemeContext } from './demo-tree';

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
  const dark = `[data-mui-color-scheme="dark"] ${boundary}:not(.light), .dark`;
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

/**
 * Creates a component that gives the user's color scheme to a demo with its own modes. The demo can change it.
 * @param useColorScheme of the library
 */
export function readersScheme(
  useColorScheme: () => { setMode: (mode: ThemeSettings['paletteMode']) => void },
) {
  return function ReadersScheme({ paletteMode }: Pick<ThemeSettings, 'paletteMode'>): null {
    const { setMode } = useColorScheme();
    useEffect(() => setMode(paletteMode), [paletteMode, setMode]);
    return null;
  };
}
