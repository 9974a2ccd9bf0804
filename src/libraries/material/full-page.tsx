import { ThemeProvider as MaterialThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useContext, useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useStore } from '../../client/ui/store';
import { ReaderThemeContext } from '../../client/demo/runtime/demo-context';

/**
 * What a demo that is a whole page gets in place of Material UI's provider: the same, in the reader's direction. Its
 * color schemes are those of the document, and a mode that is chosen in it holds for the site.
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
