import { ThemeProvider as MaterialThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useContext, useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useStore } from '../../client/ui/store';
import { ReaderThemeContext } from '../../client/demo/runtime/demo-tree';

/**
 * Replaces Material UI's provider in a demo that is a whole page. Uses the user's direction and the color schemes of
 * the document, and changes the mode of the whole site.
 */
export function ThemeProvider({
  theme,
  children,
  ...others
}: Omit<ComponentProps<typeof MaterialThemeProvider>, 'theme'> & { theme: Theme }): ReactNode {
  const { direction } = useStore(useContext(ReaderThemeContext).settings);
  const inPlace = useMemo((): Theme => ({ ...theme, direction }), [theme, direction]);
  return (
    <MaterialThemeProvider theme={inPlace} {...others}>
      <TellSite />
      {children}
    </MaterialThemeProvider>
  );
}

function TellSite(): null {
  const { mode } = useColorScheme();
  const { mode: known, setMode } = useContext(ReaderThemeContext);
  useEffect(() => {
    if (mode && mode !== known?.get()) setMode?.(mode);
  }, [mode, known, setMode]);
  return null;
}
