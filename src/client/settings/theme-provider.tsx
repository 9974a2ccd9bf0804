import type { ReactNode } from 'react';
import {
  COLOR_MODES,
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_STORAGE_KEY,
  type ColorMode,
  type ColorScheme,
  DEFAULT_COLOR_MODE,
  isColorScheme,
  MODE_STORAGE_KEY,
  THEME_COLORS,
} from '../../shared/color-mode';
import { createRequiredContext } from '../ui/providers';
import { createStore, type ReadonlyStore, useStore } from '../ui/store';
import {
  type ThemeSettings,
  type ThemeSettingsAction,
  type ThemeSettingsStore,
  initialThemeSettings,
  themeSettingsReducer,
} from './theme-settings';
import { readStorage, writeStorage } from '../ui/safe-storage';

/** localStorage keys of the writing direction and of the density of demos. */
export const DIRECTION_STORAGE_KEY = 'docs-direction';
const DENSITY_STORAGE_KEY = 'docs-density';

/** Settings of the shell and all demos, which are separate React roots. */
export const themeSettings = createStore(initialThemeSettings);

/** Changes the settings, stores direction and density, and applies the direction. */
function dispatchThemeSettings(action: ThemeSettingsAction): void {
  const before = themeSettings.get();
  const next = themeSettingsReducer(before, action);
  if (next.direction !== before.direction) {
    // Only write a change, because writing restyles the whole page.
    if (document.body.dir !== next.direction) document.body.dir = next.direction;
    writeStorage(DIRECTION_STORAGE_KEY, next.direction);
  }
  if (next.dense !== before.dense) writeStorage(DENSITY_STORAGE_KEY, next.dense ? 'dense' : 'normal');
  themeSettings.set(next);
}

const darkPreference = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const paper = (): MediaQueryList => window.matchMedia('print');

/** The user's color mode. The theme settings contain the resulting scheme. */
export const colorMode = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/** Selects a mode, stores it with its scheme, and applies it. */
export function setColorMode(next: ColorMode): void {
  const scheme = schemeOf(next);
  writeStorage(MODE_STORAGE_KEY, next);
  writeStorage(schemeStorageKey(scheme), scheme);
  writeStorage(COLOR_SCHEME_STORAGE_KEY, scheme);
  apply(next);
}

/** Selects the mode with this scheme. An unknown name is logged and ignored. */
export function setColorScheme(name: string): void {
  const scheme = knownScheme(name);
  if (scheme) setColorMode(scheme);
}

/**
 * Applies the theme settings and the color mode to the document, and listens to the operating system and other tabs.
 * Runs once, because Gatsby also wraps heads in the provider.
 */
export function connectTheme(): void {
  applyStored();
  window.addEventListener('storage', applyStored);
  const followSystem = (): void => apply(colorMode.get());
  for (const each of [darkPreference(), paper()]) each.addEventListener('change', followSystem);
}

/** Applies the settings of earlier visits and other tabs. Without a stored mode, uses the one of the stored scheme. */
function applyStored(): void {
  const stored = readStorage(MODE_STORAGE_KEY) ?? knownScheme(readStorage(COLOR_SCHEME_STORAGE_KEY));
  apply(COLOR_MODES.find((mode) => mode === stored) ?? DEFAULT_COLOR_MODE);
  const direction = readStorage(DIRECTION_STORAGE_KEY) === 'rtl' ? 'rtl' : 'ltr';
  dispatchThemeSettings({ type: 'CHANGE', payload: { direction } });
  dispatchThemeSettings({ type: 'SET_DENSE', payload: readStorage(DENSITY_STORAGE_KEY) === 'dense' });
}

function schemeOf(mode: ColorMode): ColorScheme {
  if (mode !== 'system') return mode;
  return darkPreference().matches ? 'dark' : 'light';
}

/** localStorage key of the scheme that a mode paints, as the library's own script reads it. */
function schemeStorageKey(scheme: ColorScheme): string {
  return `${COLOR_SCHEME_STORAGE_KEY}-${scheme}`;
}

/** Applies a mode with its stored or default scheme. Printing always uses the light scheme. */
function apply(mode: ColorMode): void {
  const requested = schemeOf(mode);
  const stored = knownScheme(readStorage(schemeStorageKey(requested))) ?? requested;
  const scheme = paper().matches ? 'light' : stored;
  paint(scheme);
  dispatchThemeSettings({ type: 'CHANGE', payload: { paletteMode: scheme } });
  colorMode.set(mode);
}

/** The scheme of this name. Null if the theme does not have it, which is logged. */
function knownScheme(name: string | null): ColorScheme | null {
  if (name === null || isColorScheme(name)) return name;
  console.error(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
  return null;
}

function paint(scheme: ColorScheme): void {
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  // Only toggle changed classes, because removing and adding one restyles the whole page.
  document.body.classList.toggle('mode-light', scheme === 'light');
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', THEME_COLORS[scheme]);
}

const theme = {
  settings: themeSettings as ThemeSettingsStore,
  dispatch: dispatchThemeSettings,
  mode: colorMode as ReadonlyStore<ColorMode>,
  setMode: setColorMode,
  setScheme: setColorScheme,
};

/** Theme settings and color mode, as stores, so a change renders only the components that use it. */
export type Theme = typeof theme;

const [ThemeContext, useTheme] = createRequiredContext<Theme>('Forgot to wrap component in ThemeProvider');
/** The theme as stores. Use `useThemeSettings` and `useColorMode` to get updates. */
export { useTheme };

/** Provides the theme settings and the color mode. */
export function ThemeProvider({ children }: { children: ReactNode }): ReactNode {
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Density, direction and palette, and how to change them. */
export function useThemeSettings(): [ThemeSettings, Theme['dispatch']] {
  const { settings, dispatch } = useTheme();
  return [useStore(settings), dispatch];
}

/** The selected color mode and its setter. The server renders the default. */
export function useColorMode(): [ColorMode, Theme['setMode']] {
  const { mode, setMode } = useTheme();
  return [useStore(mode), setMode];
}
