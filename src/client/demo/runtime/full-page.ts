import { useContext, useEffect } from 'react';
import type { ColorMode } from '../../../shared/color-mode';
import type { ThemeSettings } from '../../settings/theme-settings';
import { useStore } from '../../ui/store';
import { ReaderThemeContext } from './demo-tree';

/** The user's direction, for the theme of a demo that is a whole page. */
export function useReaderDirection(): ThemeSettings['direction'] {
  return useStore(useContext(ReaderThemeContext).settings).direction;
}

/**
 * Creates a component that changes the mode of the whole site if a demo that is a whole page changes its own.
 * @param useColorScheme of the library
 */
export function siteMode(useColorScheme: () => { mode?: ColorMode | undefined }) {
  return function SiteMode(): null {
    const { mode } = useColorScheme();
    const { mode: known, setMode } = useContext(ReaderThemeContext);
    useEffect(() => {
      if (mode && mode !== known?.get()) setMode?.(mode);
    }, [mode, known, setMode]);
    return null;
  };
}
