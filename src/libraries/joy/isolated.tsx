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
  readersScheme,
  useBoundary,
} from '../../client/demo/runtime/isolation';

const ReadersScheme = readersScheme(useColorScheme);

/**
 * Replacements of Joy UI's exports in an isolated demo.
 * @param name of the demo
 */
export function isolate(name: string) {
  function extendTheme(options: CssVarsThemeOptions = {}): Theme {
    return insideOf(name, extendJoyTheme({ ...options, ...isolatedVariables(name) }));
  }

  function CssVarsProvider({ theme, children }: { theme?: Theme; children: ReactNode }): ReactNode {
    const { settings, boundary, boundaryProps } = useBoundary(name);
    const inPlace = useMemo(
      () => ({ ...(theme ?? extendTheme()), direction: settings.direction }),
      [theme, settings.direction],
    );
    return (
      <div {...boundaryProps}>
        <JoyCssVarsProvider theme={inPlace} colorSchemeNode={boundary} {...APART}>
          <ReadersScheme paletteMode={settings.paletteMode} />
          {children}
        </JoyCssVarsProvider>
      </div>
    );
  }

  return { extendTheme, CssVarsProvider };
}
