import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  useColorScheme,
  type CssVarsThemeOptions,
  type Theme,
} from '@mui/joy/styles';
import { useMemo, type ReactNode } from 'react';
import {
  APART,
  insideOf,
  isolatedVariables,
  useBoundary,
  useReaderDirection,
  useReadersScheme,
  useSiteMode,
} from '../../client/demo/runtime/own-theme';
import { COLOR_SCHEME_STORAGE_KEY, MODE_STORAGE_KEY } from '../../shared/color-mode';

/**
 * Replacements of Joy UI's exports in an isolated demo.
 * @param name of the demo
 */
export function isolate(name: string) {
  function extendTheme(options: CssVarsThemeOptions = {}): Theme {
    return insideOf(name, extendJoyTheme({ ...options, ...isolatedVariables(name) }));
  }

  function IsolatedCssVarsProvider({ theme, children }: { theme?: Theme; children: ReactNode }): ReactNode {
    const { settings, boundary, boundaryProps } = useBoundary(name);
    const inPlace = useMemo(
      () => ({ ...(theme ?? extendTheme()), direction: settings.direction }),
      [theme, settings.direction],
    );
    return (
      <div {...boundaryProps}>
        <JoyCssVarsProvider theme={inPlace} colorSchemeNode={boundary} {...APART}>
          <ReadersScheme />
          {children}
        </JoyCssVarsProvider>
      </div>
    );
  }

  return { extendTheme, CssVarsProvider: IsolatedCssVarsProvider };
}

function ReadersScheme(): null {
  useReadersScheme(useColorScheme().setMode);
  return null;
}

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

function SiteMode(): null {
  useSiteMode(useColorScheme().mode);
  return null;
}
