import { extendTheme, type Theme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';
import { COLOR_SCHEME_ATTRIBUTE } from '../../shared/color-mode';
import { themedLibrary } from '../themed-library';

const small = { defaultProps: { size: 'sm' } } as const;

/** High density for Joy UI, for the same components as in Material UI. */
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

/** Joy UI reads this color when it renders, so it would not change with the color scheme. */
const visibleMarks: Components<Theme>['JoySlider'] = {
  styleOverrides: { markLabel: ({ theme }) => ({ color: theme.vars.palette.text.tertiary }) },
};

/** Joy UI's default theme, with CSS variables that follow the shell's color scheme. */
export const library = themedLibrary(({ dense, direction }, container) => {
  const portal = { defaultProps: { container } };
  const components = dense ? denseJoy : {};
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    direction,
    components: {
      ...components,
      JoySlider: { ...components.JoySlider, ...visibleMarks },
      // Popups with an anchor find the anchor's document automatically.
      ...(container && { JoyModal: portal, JoyDrawer: portal }),
    },
  });
});
