import { useContext } from 'react';
import { COLOR_SCHEMES, DEFAULT_COLOR_MODE, type ColorMode } from '../../../shared/color-mode';
import { createStore, useStore } from '../../ui/store';
import { ReaderThemeContext } from './demo-tree';

/** On the server. */
const FIRST_MODE = createStore<ColorMode>(DEFAULT_COLOR_MODE);

/**
 * Replaces the library's `useColorScheme` in demos, which needs the library's provider. Returns the user's mode and
 * functions that change it for the whole site.
 */
export function useColorScheme() {
  const { settings, mode = FIRST_MODE, setMode, setScheme } = useContext(ReaderThemeContext);
  const { paletteMode } = useStore(settings);
  const chosen = useStore(mode);
  return {
    mode: chosen,
    systemMode: chosen === 'system' ? paletteMode : undefined,
    colorScheme: paletteMode,
    allColorSchemes: COLOR_SCHEMES,
    setMode: (next: ColorMode | null) => setMode?.(next ?? DEFAULT_COLOR_MODE),
    setColorScheme: (name: string) => setScheme?.(name),
  };
}
