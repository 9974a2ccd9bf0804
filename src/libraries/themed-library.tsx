import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import { initialThemeSettings } from '../client/settings/theme-settings';
import type { DemoLibrary, RenderedSettings } from '../client/demo/runtime/demo-tree';

/**
 * Creates a library with a theme. Uses the plain provider, because the libraries' own providers would change the
 * document's attribute and the stored mode.
 * @param createTheme with a container for portals, the theme is for one frame
 */
export function themedLibrary<Theme extends ReturnType<NonNullable<DemoLibrary['theme']>>>(
  createTheme: (settings: RenderedSettings, portalContainer?: HTMLElement) => Theme,
): DemoLibrary {
  const themes: Record<string, Theme> = {};
  /** Created once on first use, because all demos of a page share it. */
  const sharedTheme = (settings: RenderedSettings): Theme =>
    (themes[`${settings.direction} ${settings.dense}`] ??= createTheme(settings));
  return {
    Provider({ dense, direction, portalContainer, children }) {
      const theme = useMemo(() => {
        const settings = { dense, direction };
        return portalContainer ? createTheme(settings, portalContainer) : sharedTheme(settings);
      }, [dense, direction, portalContainer]);
      return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
    },
    theme: () => sharedTheme(initialThemeSettings),
  };
}
