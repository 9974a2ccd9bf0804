import { createStore } from '../store';
import { initialThemeSettings, themeSettingsReducer, type ThemeSettingsAction } from './theme-settings';

/** The settings that shell and demos share; a demo is a React root of its own. */
export const themeSettings = createStore(initialThemeSettings);

/** Changes the settings. */
export function dispatchThemeSettings(action: ThemeSettingsAction): void {
  themeSettings.set(themeSettingsReducer(themeSettings.get(), action));
}
