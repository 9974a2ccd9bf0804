import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  type Dispatch,
  type ReactNode,
} from 'react';
import {
  initialThemeSettings,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './theme-settings';
import { demoSettings } from './demo-settings-store';
import { colorMode } from './color-mode-store';

interface ThemeContextValue {
  settings: ThemeSettings;
  dispatch: Dispatch<ThemeSettingsAction>;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** Holds the settings that the shell and the demos share; colours themselves are CSS and need no render. */
export function ThemeProvider({ children }: { children: ReactNode }): ReactNode {
  const [settings, dispatch] = useReducer(themeSettingsReducer, initialThemeSettings);
  useEffect(() => {
    const follow = (): void => dispatch({ type: 'CHANGE', payload: { paletteMode: colorMode.scheme() } });
    const stop = colorMode.connect();
    follow();
    const unsubscribe = colorMode.subscribe(follow);
    return () => {
      unsubscribe();
      stop();
    };
  }, []);
  useEffect(() => {
    // Written only when it differs: all of the page is styled anew.
    if (document.body.dir !== settings.direction) document.body.dir = settings.direction;
  }, [settings.direction]);
  useEffect(() => {
    const { direction, dense, paletteMode } = settings;
    demoSettings.set({ direction, dense, scheme: paletteMode });
  }, [settings]);
  const value = useMemo(() => ({ settings, dispatch }), [settings]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

/**
 * Theme settings and how to change them.
 * @throws Error outside a ThemeProvider (specification §8)
 */
export function useThemeContext(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error('Forgot to wrap component in ThemeProvider');
  return value;
}
