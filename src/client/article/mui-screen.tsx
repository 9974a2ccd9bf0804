import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { useEffect, useState, type ReactNode } from 'react';
import { brandingThemeOptions } from '../../shared/theme/branding-options';
import { useThemeSettings } from '../ui/theme/theme-provider';

const options = {
  ...brandingThemeOptions,
  typography: { fontFamily: 'var(--docs-font-text)', button: { textTransform: 'none' } },
} as const;
const themes = {
  ltr: createTheme({ ...options, direction: 'ltr' }),
  rtl: createTheme({ ...options, direction: 'rtl' }),
};
/** Colours of both modes as variables: they follow the attribute of the shell without a render. */
const variables = themes.ltr.generateStyleSheets();

/**
 * Surroundings of an interactive screen that is built with MUI components: this site's theme, in the reader's colour
 * mode and direction. Only pages that import it load the library.
 */
export function MuiScreen({ children }: { children: ReactNode }): ReactNode {
  const [{ direction }] = useThemeSettings();
  const mirrored = useMirroredStyles(direction === 'rtl');
  // Until its styles have come, a screen stays as it is.
  const screen = (
    <ThemeProvider theme={themes[mirrored ? 'rtl' : 'ltr']}>
      <Global styles={variables} />
      {children}
    </ThemeProvider>
  );
  return mirrored ? <CacheProvider value={mirrored}>{screen}</CacheProvider> : screen;
}

/** A rule is mirrored when it is written, so that each direction has its own style cache. */
function useMirroredStyles(isRtl: boolean): EmotionCache | null {
  const [cache, setCache] = useState<EmotionCache | null>(null);
  const isMissing = isRtl && cache === null;
  useEffect(() => {
    if (!isMissing) return;
    void import('../demo/runtime/rtl-plugins').then(
      ({ rtlPlugins }) => setCache(createCache({ key: 'rtl', stylisPlugins: rtlPlugins })),
      // Offline they may not come: the screen stays usable, left to right.
      () => undefined,
    );
  }, [isMissing]);
  return isRtl ? cache : null;
}
