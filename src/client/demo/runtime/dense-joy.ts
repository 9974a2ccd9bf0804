import type { Theme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';

const small = { defaultProps: { size: 'sm' } } as const;

/** Joy UI in high density: it has a size for everything that Material UI makes dense. */
export const denseJoy: Components<Theme> = {
  JoyAccordionGroup: small,
  JoyAlert: small,
  JoyAutocomplete: small,
  JoyAvatar: small,
  JoyAvatarGroup: small,
  JoyBadge: small,
  JoyBreadcrumbs: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCard: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyCircularProgress: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyLinearProgress: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoyMenuList: small,
  JoyModalDialog: small,
  JoyRadio: small,
  JoyRadioGroup: small,
  JoySelect: small,
  JoySlider: small,
  JoySnackbar: small,
  JoyStepper: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
  JoyTooltip: small,
};
