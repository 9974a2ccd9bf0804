import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Material UI in high density: small controls, dense margins around inputs, dense rows and toolbars. */
export const denseMaterial: ThemeOptions['components'] = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseMargin,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
