import { extendTheme, type Theme } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import { INITIAL_DEMO_SETTINGS } from '../../ui/theme/demo-settings';
import { COLOR_SCHEME_ATTRIBUTE, sharedThemes, type CreateTheme, type DemoLibrary } from './demo-library';
import { denseJoy } from './dense-joy';

const createDemoTheme: CreateTheme<Theme> = ({ dense, direction }, container) => {
  const portal = { defaultProps: { container } };
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    direction,
    components: {
      ...(dense && denseJoy),
      // What is anchored to an element finds the element's document by itself.
      ...(container && { JoyModal: portal, JoyDrawer: portal }),
    },
  });
};
const themeOf = sharedThemes(createDemoTheme);

/** Joy UI's default theme, with variables that follow the shell's colour scheme. */
export const library: DemoLibrary = {
  Provider({ settings, portalContainer, children }) {
    const theme = useMemo(
      () => (portalContainer ? createDemoTheme(settings, portalContainer) : themeOf(settings)),
      [settings, portalContainer],
    );
    return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  },
  theme: themeOf(INITIAL_DEMO_SETTINGS),
};
