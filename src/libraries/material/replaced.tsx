import {
  createTheme as createMaterialTheme,
  ThemeProvider as MaterialThemeProvider,
  useColorScheme,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import {
  fullPageProvider,
  insideOf,
  isolatedProvider,
  isolatedVariables,
} from '../../client/demo/runtime/own-theme';

type ThemeOptions = NonNullable<Parameters<typeof createMaterialTheme>[0]>;

const MATERIAL = { Provider: MaterialThemeProvider<Theme>, useMode: useColorScheme };

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

  const ThemeProvider = isolatedProvider<Theme>(name, MATERIAL, (theme, boundary) => {
    const container = (): HTMLElement | null => boundary;
    const { MuiModal, MuiPopover, MuiPopper } = theme?.components ?? {};
    const components = {
      ...theme?.components,
      MuiModal: { ...MuiModal, defaultProps: { container, ...MuiModal?.defaultProps } },
      MuiPopover: { ...MuiPopover, defaultProps: { container, ...MuiPopover?.defaultProps } },
      MuiPopper: { ...MuiPopper, defaultProps: { container, ...MuiPopper?.defaultProps } },
    };
    return { ...(theme ?? createTheme()), components };
  });
  return { createTheme, ThemeProvider };
}

/** Replaces Material UI's provider in a demo that is a whole page. */
export const ThemeProvider = fullPageProvider<Theme>(MATERIAL);
