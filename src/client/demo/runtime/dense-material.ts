import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;
const dense = { defaultProps: { dense: true } } as const;
const denseField = { defaultProps: { margin: 'dense', size: 'small' } } as const;
/** Tabs have no size: their measures are those of small controls. */
const lowTab = { styleOverrides: { root: { minHeight: 36, paddingBlock: 6 } } };

/** Material UI in high density: small controls, dense margins around inputs, dense rows and toolbars. */
export const denseMaterial: ThemeOptions['components'] = {
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
