import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import { ROBOTO } from '../../../shared/product/demo-library';
import { initialThemeSettings } from '../../ui/theme/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE, sharedThemes, type CreateTheme, type DemoLibrary } from './demo-library';
import { denseMaterial } from './dense-material';

const createDemoTheme: CreateTheme<Theme> = ({ dense, direction }, container) =>
  createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
    direction,
    typography: { fontFamily: ROBOTO },
    components: {
      ...(dense && denseMaterial),
      // Dialogs and drawers; what is anchored to an element finds the element's document by itself.
      ...(container && { MuiModal: { defaultProps: { container } } }),
    },
  });
const themeOf = sharedThemes(createDemoTheme);

/**
 * Material UI's default theme. The plain provider is enough: colours are CSS variables that follow an attribute,
 * while Material UI's own provider would write that attribute and the reader's stored mode.
 */
export const library: DemoLibrary = {
  Provider({ settings, portalContainer, children }) {
    const theme = useMemo(
      () => (portalContainer ? createDemoTheme(settings, portalContainer) : themeOf(settings)),
      [settings, portalContainer],
    );
    return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  },
  font: ROBOTO,
  theme: themeOf(initialThemeSettings),
};
