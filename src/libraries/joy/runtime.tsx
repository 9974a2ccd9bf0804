import { extendTheme, type Theme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';
import { COLOR_SCHEME_ATTRIBUTE } from '../../client/demo/runtime/demo-library';
import { themedLibrary } from '../themed-library';

const small = { defaultProps: { size: 'sm' } } as const;

/** Joy UI in high density: it has a size for everything that Material UI makes dense. */
const denseJoy: Components<Theme> = {
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

/** Joy UI's default theme, with variables that follow the shell's colour scheme. */
export const library = themedLibrary(({ dense, direction }, container) => {
  const portal = { defaultProps: { container } };
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    direction,
    components: {
      ...(dense && denseJoy),
      // What is anchored to an element finds the element's document by itself.
      ...(container && { JoyModal: portal, JoyDrawer: portal }),
    },
  });
});
