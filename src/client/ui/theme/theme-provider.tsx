import { createContext, useContext, type ReactNode } from 'react';
import type { ColorMode } from '../../../shared/theme/color-mode';
import { useStore, type ReadonlyStore } from '../store';
import { colorMode, connectColorMode, setColorMode, setColorScheme } from './color-mode';
import { connectStoredSettings, dispatchThemeSettings, themeSettings } from './theme-settings-store';
import type { ThemeSettings, ThemeSettingsAction } from './theme-settings';

/** Theme settings and color mode, as stores, so a change renders only the components that use it. */
export interface Theme {
  settings: ReadonlyStore<ThemeSettings>;
  dispatch: (action: ThemeSettingsAction) => void;
  mode: ReadonlyStore<ColorMode>;
  setMode: (mode: ColorMode) => void;
  /** Chooses the mode of the scheme with this name. */
  setScheme: (name: string) => void;
}

const theme: Theme = {
  settings: themeSettings,
  dispatch: dispatchThemeSettings,
  mode: colorMode,
  setMode: setColorMode,
  setScheme: setColorScheme,
};
const ThemeContext = createContext<Theme | null>(null);

/**
 * Applies the theme settings and the color mode to the document. Runs once, because Gatsby also wraps heads in the
 * provider.
 */
export function connectTheme(): void {
  connectColorMode();
  themeSettings.subscribe(applyDirection);
  connectStoredSettings();
}

/** Provides the theme settings and the color mode. */
export function ThemeProvider({ children }: { children: ReactNode }): ReactNode {
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Only write changes, because writing restyles the whole page. */
function applyDirection(): void {
  const { direction } = themeSettings.get();
  if (document.body.dir !== direction) document.body.dir = direction;
}

/**
 * The theme as stores. Use `useThemeSettings` and `useColorMode` to get updates.
 * @throws Error outside a ThemeProvider
 */
export function useTheme(): Theme {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error('Forgot to wrap component in ThemeProvider');
  return value;
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
