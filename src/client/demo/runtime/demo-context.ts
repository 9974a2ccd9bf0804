import { createContext } from 'react';
import type { ColorMode } from '../../../shared/theme/color-mode';
import { createStore } from '../../ui/store';
import type { Theme } from '../../ui/theme/theme-provider';
import { initialThemeSettings } from '../../ui/theme/theme-settings';

/** What demos know of the theme of the shell. */
export type ReaderTheme = Pick<Theme, 'settings' | 'mode' | 'setMode' | 'setScheme'>;

const ignore = (): void => {};

/** The reader's theme, for a demo that brings a theme of its own, or asks for the color scheme. */
export const ReaderThemeContext = createContext<ReaderTheme>({
  settings: createStore(initialThemeSettings),
  mode: createStore<ColorMode>('system'),
  setMode: ignore,
  setScheme: ignore,
});
