import {
  COLOR_SCHEME_STORAGE_KEY,
  DEFAULT_COLOR_MODE,
  MODE_STORAGE_KEY,
  THEME_COLORS,
  isColorScheme,
  parseColorMode,
  resolveColorScheme,
  schemeStorageKey,
  type ColorMode,
  type ColorScheme,
} from '../../../shared/theme/color-mode';
import { readStorage, writeStorage } from '../storage/safe-storage';
import { createStore } from '../store';
import { dispatchThemeSettings } from './theme-settings-store';

const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

const darkPreference = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const paper = (): MediaQueryList => window.matchMedia('print');

/** The reader's colour mode; what is painted is in the theme settings. */
export const colorMode = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/** Chooses a mode, remembers it together with the scheme it means, and paints it. */
export function setColorMode(next: ColorMode): void {
  const scheme = paletteOf(next);
  writeStorage(MODE_STORAGE_KEY, next);
  writeStorage(schemeStorageKey(scheme), scheme);
  writeStorage(COLOR_SCHEME_STORAGE_KEY, scheme);
  apply(next);
}

/** Chooses the mode whose scheme has this name; an unknown one is logged and changes nothing (specification §8). */
export function setColorScheme(name: string): void {
  const scheme = knownScheme(name);
  if (scheme) setColorMode(scheme);
}

/** Starts to follow the operating system and other tabs; returns how to stop. */
export function connectColorMode(): () => void {
  apply(storedMode());
  const followSystem = (): void => apply(colorMode.get());
  const followTabs = ({ key }: StorageEvent): void => {
    // Without a key, all of the storage was cleared.
    if (key === null || key === MODE_STORAGE_KEY || key.startsWith(COLOR_SCHEME_STORAGE_KEY))
      apply(storedMode());
  };
  const media = [darkPreference(), paper()];
  for (const each of media) each.addEventListener('change', followSystem);
  window.addEventListener('storage', followTabs);
  return () => {
    for (const each of media) each.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followTabs);
  };
}

/** The chosen mode; where only a scheme is stored, that was chosen. */
function storedMode(): ColorMode {
  return parseColorMode(readStorage(MODE_STORAGE_KEY) ?? knownScheme(readStorage(COLOR_SCHEME_STORAGE_KEY)));
}

const paletteOf = (mode: ColorMode): ColorScheme => resolveColorScheme(mode, darkPreference().matches);

/** Paints a mode in the scheme that is stored for it, or in its own; paper is light, whatever the screen is. */
function apply(mode: ColorMode): void {
  const palette = paletteOf(mode);
  const stored = knownScheme(readStorage(schemeStorageKey(palette))) ?? palette;
  const scheme = paper().matches ? 'light' : stored;
  paint(scheme);
  dispatchThemeSettings({ type: 'CHANGE', payload: { paletteMode: scheme } });
  colorMode.set(mode);
}

/** The scheme of this name; null for none, and for one that the theme does not have, which is logged (specification §8). */
function knownScheme(name: string | null): ColorScheme | null {
  if (name === null || isColorScheme(name)) return name;
  console.error(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
  return null;
}

function paint(scheme: ColorScheme): void {
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  // A class that stays is left alone: taken off and put back, it styles all of the page anew.
  document.body.classList.toggle('mode-light', scheme === 'light');
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', THEME_COLORS[scheme]);
}
