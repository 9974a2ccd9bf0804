import { ThemeProvider as MaterialThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { siteMode, useReaderDirection } from '../../client/demo/runtime/full-page';

const SiteMode = siteMode(useColorScheme);

/**
 * Replaces Material UI's provider in a demo that is a whole page. Uses the user's direction and the color schemes of
 * the document, and changes the mode of the whole site.
 */
export function ThemeProvider({
  theme,
  children,
  ...others
}: Omit<ComponentProps<typeof MaterialThemeProvider>, 'theme'> & { theme: Theme }): ReactNode {
  const direction = useReaderDirection();
  const inPlace = useMemo((): Theme => ({ ...theme, direction }), [theme, direction]);
  return (
    <MaterialThemeProvider theme={inPlace} {...others}>
      <SiteMode />
      {children}
    </MaterialThemeProvider>
  );
}
