import { createContext } from 'react';
import { createStore } from '../../ui/store';
import type { Theme } from '../../ui/theme/theme-provider';
import { initialThemeSettings } from '../../ui/theme/theme-settings';

/** What demos know of the theme of the shell; the server knows only the settings. */
export type ReaderTheme = Pick<Theme, 'settings'> & Partial<Pick<Theme, 'mode' | 'setMode' | 'setScheme'>>;

/** The reader's theme, for a demo that brings a theme of its own, or asks for the color scheme. */
export const ReaderThemeContext = createContext<ReaderTheme>({ settings: createStore(initialThemeSettings) });
