import createCache, { type EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache, CacheProvider, Global } from '@emotion/react';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { useEffect, useState, type ReactNode } from 'react';
import { brandingThemeOptions } from '../../shared/branding-options';
import { useThemeSettings } from '../settings/theme-provider';
import { whenLoaded } from '../ui/when-idle';

/** Themes of both directions. Colors of both modes are CSS variables, which follow the shell's attribute without a render. */
function createThemes() {
  const ltr = createTheme({
    ...brandingThemeOptions,
    typography: { fontFamily: 'var(--docs-font-text)', button: { textTransform: 'none' } },
  });
  const rtl: Theme = { ...ltr, direction: 'rtl' };
  return { ltr, rtl, variables: ltr.generateStyleSheets() };
}

/**
 * Theme, color mode, and direction for interactive parts that are built with MUI components. Only pages that import it
 * load the library.
 */
export function MuiScreen({ children }: { children: ReactNode }): ReactNode {
  const [{ direction }] = useThemeSettings();
  // Not created with the script, because its task would block a phone for 50 ms longer.
  const [{ ltr, rtl, variables }] = useState(createThemes);
  // A rule is mirrored when it is written, so that each direction has its own style cache.
  const [rtlCache, setRtlCache] = useState<EmotionCache | null>(null);
  useEffect(() => {
    if (direction === 'ltr' || rtlCache) return;
    // Offline, this can fail. The screen stays usable in left-to-right direction.
    whenLoaded(import('../demo/runtime/stylis-plugins'), ({ rtlPlugins }) =>
      setRtlCache(createCache({ key: 'rtl', stylisPlugins: rtlPlugins })),
    );
  }, [direction, rtlCache]);
  // The screen keeps its look until its styles are loaded.
  const mirrored = direction === 'rtl' ? rtlCache : null;
  // Null on the server, as the default of the context.
  const outer = useEmotionCache() as EmotionCache;
  // Always the same elements, because others would discard what the user has entered.
  return (
    <CacheProvider value={mirrored ?? outer}>
      <ThemeProvider theme={mirrored ? rtl : ltr}>
        <Global styles={variables} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
