import { createContext } from 'react';
import { createStore } from '../../ui/store';
import { initialThemeSettings, type ThemeSettingsStore } from '../../ui/theme/theme-settings';

/** The settings, for a demo that brings a theme of its own and so gets none from its library's provider. */
export const ThemeSettingsContext = createContext<ThemeSettingsStore>(createStore(initialThemeSettings));
