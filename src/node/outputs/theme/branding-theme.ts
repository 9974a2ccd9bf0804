import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { brandingThemeOptions } from '../../../shared/theme/branding-options';

/**
 * The theme of the shell.
 * @param overrides options that stand in for the shell's own, each as a whole
 * @throws Error from Material UI for a colour without a string `main`, or for a `vars` field given by hand
 *   (specification §8)
 */
export function createBrandingTheme(overrides: ThemeOptions = {}): Theme {
  // As options and not as a second argument, which Material UI merges without checking it.
  return createTheme({ ...brandingThemeOptions, ...overrides });
}
