import type { Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createBrandingTheme } from '../../../../../src/node/outputs/site-data';

/** The theme of the shell. The cast gives it the fields of CSS variables, which its declaration file loses. */
export const branding = createBrandingTheme() as Theme;
