import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import { initialThemeSettings } from '../client/ui/theme/theme-settings';
import type { DemoLibrary, PortalContainer } from '../client/demo/runtime/demo-library';
import type { RenderedSettings } from '../client/demo/runtime/demo-look';

/**
 * A library with a theme. The plain provider is enough: colours are CSS variables that follow an attribute, while the
 * libraries' own providers would write that attribute and the reader's stored mode.
 * @param createTheme with a container for portals, the theme is that of one frame
 */
export function themedLibrary<Theme extends NonNullable<DemoLibrary['theme']>>(
  createTheme: (settings: RenderedSettings, portalContainer?: PortalContainer) => Theme,
): DemoLibrary {
  const themes = new Map<string, Theme>();
  /** Each is made when it is first needed, and once, because all demos of a page share it. */
  const sharedTheme = (settings: RenderedSettings): Theme => {
    const key = `${settings.direction} ${settings.dense}`;
    const theme = themes.get(key) ?? createTheme(settings);
    themes.set(key, theme);
    return theme;
  };
  return {
    Provider({ settings, portalContainer, children }) {
      const theme = useMemo(
        () => (portalContainer ? createTheme(settings, portalContainer) : sharedTheme(settings)),
        [settings, portalContainer],
      );
      return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
    },
    theme: sharedTheme(initialThemeSettings),
  };
}
