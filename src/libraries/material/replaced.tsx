import {
  createTheme as createMaterialTheme,
  ThemeProvider as MaterialThemeProvider,
  useColorScheme,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
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

type ThemeOptions = NonNullable<Parameters<typeof createMaterialTheme>[0]>;

/**
 * Replacements of Material UI's exports in an isolated demo.
 * @param name of the demo
 */
export function isolate(name: string) {
  function createTheme(options: ThemeOptions = {}, ...parts: object[]): Theme {
    const own = typeof options.cssVariables === 'object' ? options.cssVariables : {};
    const cssVariables = { ...own, ...isolatedVariables(name) };
    return insideOf(name, createMaterialTheme({ ...options, cssVariables }, ...parts));
  }

  function IsolatedThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }): ReactNode {
    const { settings, boundary, boundaryProps } = useBoundary(name);
    const inPlace = useMemo((): Theme => {
      const portal = { defaultProps: { container: () => boundary } };
      return {
        ...theme,
        direction: settings.direction,
        components: { ...theme.components, MuiModal: portal, MuiPopover: portal, MuiPopper: portal },
      };
    }, [theme, settings.direction, boundary]);
    return (
      <div {...boundaryProps}>
        <MaterialThemeProvider theme={inPlace} colorSchemeNode={boundary} {...APART}>
          <ReadersScheme />
          {children}
        </MaterialThemeProvider>
      </div>
    );
  }

  return { createTheme, ThemeProvider: IsolatedThemeProvider };
}

function ReadersScheme(): null {
  useReadersScheme(useColorScheme().setMode);
  return null;
}

/**
 * Replaces Material UI's provider in a demo that is a whole page. Uses the user's direction and the color schemes of
 * the document, and changes the mode of the whole site.
 */
export function ThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }): ReactNode {
  const direction = useReaderDirection();
  const inPlace = useMemo((): Theme => ({ ...theme, direction }), [theme, direction]);
  return (
    <MaterialThemeProvider theme={inPlace}>
      <SiteMode />
      {children}
    </MaterialThemeProvider>
  );
}

function SiteMode(): null {
  useSiteMode(useColorScheme().mode);
  return null;
}
