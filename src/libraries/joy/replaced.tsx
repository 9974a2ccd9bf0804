import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  useColorScheme,
  type CssVarsThemeOptions,
  type Theme,
} from '@mui/joy/styles';
import {
  fullPageProvider,
  insideOf,
  isolatedProvider,
  isolatedVariables,
} from '../../client/demo/runtime/own-theme';

const JOY = { Provider: JoyCssVarsProvider, useMode: useColorScheme };

/**
 * Replacements of Joy UI's exports in an isolated demo.
 * @param name of the demo
 */
export function isolate(name: string) {
  const extendTheme = (options: CssVarsThemeOptions = {}): Theme =>
    insideOf(name, extendJoyTheme({ ...options, ...isolatedVariables(name) }));
  const CssVarsProvider = isolatedProvider<Theme>(name, JOY, (theme) => theme ?? extendTheme());
  return { extendTheme, CssVarsProvider };
}

/** Replaces Joy UI's provider in a demo that is a whole page. */
export const CssVarsProvider = fullPageProvider<Theme>(JOY);
