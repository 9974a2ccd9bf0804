import {
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { isObject, type LiteralObject, valueAt } from '../theme-tools';
import type { Themes } from './value-tree';

/** Result of `createTheme()`. */
export const defaultTheme = createTheme();

const darkPalette = createTheme({ colorSchemes: { light: true, dark: true } })
  .colorSchemes?.dark?.palette;

/** The default theme. Only the palette differs in dark mode. */
export const defaultThemes: Themes<Theme> = {
  theme: defaultTheme,
  darkPalette,
};

/** Themes created from options. */
export function themesOf(options: LiteralObject): Themes<Theme> {
  const theme = createTheme(options as ThemeOptions);
  return { theme, darkPalette: theme.colorSchemes?.dark?.palette ?? null };
}

/** The default theme with the color schemes of the options, so that only their changes differ. */
export function baseOf({ colorSchemes }: LiteralObject): Theme {
  if (!isObject(colorSchemes)) return defaultTheme;
  const schemes = (['light', 'dark'] as const)
    .filter((scheme) => colorSchemes[scheme])
    .map((scheme) => [scheme, true]);
  return createTheme({ colorSchemes: Object.fromEntries(schemes) as object });
}

/** CSS variables of a theme with these options, if they are turned on. */
export function variablesOf(options: LiteralObject): unknown {
  const { cssVariables } = options;
  const all = { ...options, cssVariables: cssVariables || true };
  try {
    const theme = createTheme(all as ThemeOptions);
    return 'vars' in theme ? theme.vars : null;
  } catch {
    // Some options only work without CSS variables.
    return null;
  }
}

/** CSS variable name of a value, or null if it has none. */
export function variableOf(path: string, variables: unknown): string | null {
  const value = valueAt(variables, path.split('.'));
  return /^var\((--[\w-]+)/.exec(String(value))?.[1] ?? null;
}
