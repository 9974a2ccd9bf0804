import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ROBOTO } from './roboto';
import { COLOR_SCHEME_ATTRIBUTE } from '../../shared/color-mode';
import { themedLibrary } from '../themed-library';

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;
const dense = { defaultProps: { dense: true } } as const;
const denseField = { defaultProps: { margin: 'dense', size: 'small' } } as const;
/** Tabs have no `size` prop, so use the height of small controls. */
const lowTab = { styleOverrides: { root: { minHeight: 36, paddingBlock: 6 } } };

/** High density for Material UI, with small controls, and dense inputs, rows, and toolbars. */
const denseMaterial: ThemeOptions['components'] = {
  MuiAutocomplete: small,
  MuiButton: small,
  MuiButtonGroup: small,
  MuiCheckbox: small,
  MuiChip: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiPagination: small,
  MuiRadio: small,
  MuiRating: small,
  MuiSlider: small,
  MuiSwitch: small,
  MuiTable: small,
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseField,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseField,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseField,
  MuiList: dense,
  MuiListItem: dense,
  MuiMenuItem: dense,
  MuiTab: lowTab,
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** Material UI's default theme, with CSS variables that follow the shell's color scheme. */
export const library = themedLibrary(({ dense: isDense, direction }, container) =>
  createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
    direction,
    typography: { fontFamily: ROBOTO },
    components: {
      ...(isDense && denseMaterial),
      // Dialogs and drawers. Popups with an anchor find its document automatically.
      ...(container && { MuiModal: { defaultProps: { container } } }),
    },
  }),
);
