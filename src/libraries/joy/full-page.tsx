import { CssVarsProvider as JoyCssVarsProvider, useColorScheme, type Theme } from '@mui/joy/styles';
import { useMemo, type ReactNode } from 'react';
import { siteMode, useReaderDirection } from '../../client/demo/runtime/full-page';
import { COLOR_SCHEME_STORAGE_KEY, MODE_STORAGE_KEY } from '../../shared/color-mode';

const SiteMode = siteMode(useColorScheme);

/**
 * Replaces Joy UI's provider in a demo that is a whole page. Uses the user's direction, and shares the color mode with
 * the whole site.
 */
export function CssVarsProvider({ theme, children }: { theme: Theme; children: ReactNode }): ReactNode {
  const direction = useReaderDirection();
  const inPlace = useMemo(() => ({ ...theme, direction }), [theme, direction]);
  return (
    <JoyCssVarsProvider
      theme={inPlace}
      modeStorageKey={MODE_STORAGE_KEY}
      colorSchemeStorageKey={COLOR_SCHEME_STORAGE_KEY}
    >
      <SiteMode />
      {children}
    </JoyCssVarsProvider>
  );
}
