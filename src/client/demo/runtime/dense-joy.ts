import type { Theme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';

const small = { defaultProps: { size: 'sm' } } as const;

/** Joy UI in high density: it has a size for everything that Material UI makes dense. */
export const denseJoy: Components<Theme> = {
  JoyButton: small,
  JoyButtonGroup: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoySelect: small,
  JoyTable: small,
  JoyTextarea: small,
};
