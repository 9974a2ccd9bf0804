import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from './demo-library';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: true, dark: true },
});

/**
 * Material UI's default theme. The plain provider is enough: colours are CSS variables that follow an attribute,
 * while Material UI's own provider would write that attribute and the reader's stored mode.
 */
export const library: DemoLibrary = {
  Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  theme,
};
