import { createTheme } from '@mui/material/styles';
import { brandingThemeOptions } from '../../shared/theme/branding-options';

/** The theme of the shell, as an object; pages are styled by its variables. */
export const shellTheme = createTheme(brandingThemeOptions);
