import { useSyncExternalStore } from 'react';
import { DEFAULT_COLOR_MODE, type ColorMode } from '../../../shared/theme/color-mode';
import { colorMode } from './color-mode-store';

/** The chosen colour mode and how to change it; the server renders the default. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.mode, () => DEFAULT_COLOR_MODE);
  return [mode, colorMode.setMode];
}
