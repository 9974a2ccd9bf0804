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

/** The user's color mode. The theme settings contain the resulting scheme. */
export const colorMode = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/** Selects a mode, stores it with its scheme, and applies it. */
export function setColorMode(next: ColorMode): void {
  const scheme = paletteOf(next);
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

/** Listens to the operating system and other tabs. Returns a function that stops it. */
export function connectColorMode(): () => void {
  apply(storedMode());
  const followSystem = (): void => apply(colorMode.get());
  const followTabs = ({ key }: StorageEvent): void => {
    // Without a key, the whole storage was cleared.
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

/** The stored mode, or the mode of the stored scheme. */
function storedMode(): ColorMode {
  return parseColorMode(readStorage(MODE_STORAGE_KEY) ?? knownScheme(readStorage(COLOR_SCHEME_STORAGE_KEY)));
}

const paletteOf = (mode: ColorMode): ColorScheme => resolveColorScheme(mode, darkPreference().matches);

/** Applies a mode with its stored or default scheme. Printing always uses the light scheme. */
function apply(mode: ColorMode): void {
  const palette = paletteOf(mode);
  const stored = knownScheme(readStorage(schemeStorageKey(palette))) ?? palette;
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
