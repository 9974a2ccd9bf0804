import { createContext } from 'react';
import { createStore } from '../../ui/store';
import type { Theme } from '../../ui/theme/theme-provider';
import { initialThemeSettings } from '../../ui/theme/theme-settings';

/** Settings and theme of the shell for demos. The server only knows the settings. */
export type ReaderTheme = Pick<Theme, 'settings'> & Partial<Pick<Theme, 'mode' | 'setMode' | 'setScheme'>>;

/** The user's theme, for a demo with its own theme, or that needs the color scheme. */
export const ReaderThemeContext = createContext<ReaderTheme>({ settings: createStore(initialThemeSettings) });
