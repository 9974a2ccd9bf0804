import {
  COLOR_SCHEME_STORAGE_KEY,
  DEFAULT_COLOR_MODE,
  MODE_STORAGE_KEY,
  THEME_COLORS,
  isColorScheme,
  parseColorMode,
  resolveColorScheme,
  type ColorMode,
} from '../../../shared/theme/color-mode';
import { readStorage, writeStorage } from '../storage/safe-storage';
import { createStore } from '../store';
import { dispatchThemeSettings, themeSettings } from './theme-settings-store';

const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

const darkPreference = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The reader's colour mode; what is painted is in the theme settings. */
export const colorMode = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/** Chooses a mode, paints it and remembers it. */
export function setColorMode(next: ColorMode): void {
  writeStorage(MODE_STORAGE_KEY, next);
  apply(next);
  writeStorage(COLOR_SCHEME_STORAGE_KEY, themeSettings.get().paletteMode);
}

/** Starts to follow the operating system and other tabs; returns how to stop. */
export function connectColorMode(): () => void {
  apply(parseColorMode(readStorage(MODE_STORAGE_KEY)));
  const followSystem = (): void => apply(colorMode.get());
  const followTabs = ({ key, newValue }: StorageEvent): void => {
    if (key === MODE_STORAGE_KEY) apply(parseColorMode(newValue));
  };
  const preference = darkPreference();
  preference.addEventListener('change', followSystem);
  window.addEventListener('storage', followTabs);
  return () => {
    preference.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followTabs);
  };
}

/** Paints a scheme by name; an unknown one is logged and left out (specification §8). */
export function paintColorScheme(scheme: string): void {
  if (!isColorScheme(scheme)) {
    console.error(`\`${scheme}\` does not exist in \`theme.colorSchemes\`.`);
    return;
  }
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  // A class that stays is left alone: taken off and put back, it styles all of the page anew.
  document.body.classList.toggle('mode-light', scheme === 'light');
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', THEME_COLORS[scheme]);
}

function apply(mode: ColorMode): void {
  const paletteMode = resolveColorScheme(mode, darkPreference().matches);
  paintColorScheme(paletteMode);
  dispatchThemeSettings({ type: 'CHANGE', payload: { paletteMode } });
  colorMode.set(mode);
}
