// What live pages can import from "docs/ui".
export { LiveCode } from './live-code';
export { MuiScreen } from './mui-screen';
export { announce } from '../ui/announce';
export { copyText, useClipboardCopy } from '../ui/copy-button';
export { SearchIcon } from '../ui/icons';
export { OnDemand } from '../ui/on-demand';
export { moveFocus } from '../ui/roving-tabindex';
export { useTheme, useThemeSettings } from '../settings/theme-provider';
export { changeAddress, useAddressedTexts, useAddressQuery, whenAllowed } from '../router/use-address';
export { useHydrated } from '../ui/store';
export { afterPaint } from '../ui/when-idle';
export { toAddress } from '../../shared/site-address';
export { closest } from '../../shared/suggest';
export { explainMinifiedError, REACT_ERRORS, type ErrorCode } from '../../shared/error-code';
export { COLOR_SCHEMES, isColorScheme } from '../../shared/color-mode';
