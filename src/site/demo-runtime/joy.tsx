import { extendTheme } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from './demo-library';

const theme = extendTheme({ colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE });

/** Joy UI's default theme, with variables that follow the shell's colour scheme. */
export const library: DemoLibrary = {
  Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  theme,
};
